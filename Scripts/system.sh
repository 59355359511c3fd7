# shellcheck shell=bash
# Sourced by the scripts that try the project in a system of its own: a fresh clone of HEAD in debootstrap's smallest
# system, with this machine's Swift toolchain and git's local package mirrors bound in read-only, and nothing else of
# this machine. They need root and some GB in ${TMPDIR:-/var/tmp}. What is not committed is not tested.

# shellcheck source=Scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
((EUID == 0)) || die "must be root, to make the system and to mount in it"
prepare
if ! command -v debootstrap >/dev/null; then
  apt-get -qq update || report "the package lists are not fresh; trying with what is there"
  DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends -y debootstrap >&2
fi

# All mounts are made in a namespace of their own (`alone`), so they go when its last process does, however that
# ends. This shell never sees them: removing the folder cannot reach what was bound into it.
work=$(mktemp -d "${TMPDIR:-/var/tmp}/$(basename "$0").XXXXXX")
child=
clean() {
  if [[ $child ]]; then
    kill -KILL "$child" 2>/dev/null || true # and with it, all that runs in its namespace
    wait "$child" 2>/dev/null || true
  fi
  rm -rf --one-file-system "$work"
}
trap clean EXIT
trap 'exit 130' INT TERM HUP # at once, since `alone` waits for a job in the background
system=$work/root
home=/root/clone # where the project lives inside; `shared` beside it, as it stands here

alone() { # command…: runs it in namespaces of its own
  unshare --mount --pid --fork --kill-child "$@" </dev/null &
  child=$!
  local status=0
  wait "$child" || status=$?
  child=
  return "$status"
}

took() { # since what: a line for the summary
  summary+="$(printf '%6d s  %s' $((SECONDS - $1)) "$2")"$'\n'
}
summary=

# The system: this machine's release, since its toolchain was built for that, from this machine's mirror.
start=$SECONDS
release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
# shellcheck disable=SC2016 # apt's own placeholders
mirror=$(apt-get indextargets --format '$(SITE) $(RELEASE)' | awk -v r="$release" '$2 == r { print $1; exit }')
alone debootstrap --variant=minbase "$release" "$system" ${mirror:+"$mirror"} >"$work/debootstrap.log" ||
  { cat "$work/debootstrap.log" >&2; die "no system"; }
took "$start" "debootstrap of $release"

# What is bound in: the toolchain (found where SwiftPM itself looks, so that swiftly's links work), git's mirrors.
toolchain=$(swift -print-target-info | sed -n 's/.*"runtimeResourcePath" *: *"\(.*\)\/lib\/swift".*/\1/p')
[[ -x $toolchain/bin/swift && $toolchain != /usr ]] || die "the toolchain must be in a folder of its own"
binds=("$toolchain")
while read -r key value; do
  base=${key#url.}
  base=${base%.insteadof}
  git config --file "$system/root/.gitconfig" --add "url.$base.insteadOf" "$value"
  base=${base#file://}
  if [[ -d $base && " ${binds[*]} " != *" $base "* ]]; then binds+=("$base"); fi
done < <(git config --get-regexp '^url\..*\.insteadof$' || true)

mkdir -p "$system$home"
git clone --quiet --no-local "$root" "$system$home/project"
if [[ -d ../shared ]]; then cp -a ../shared "$system$home/shared"; fi
cp /etc/resolv.conf "$system/etc/resolv.conf"

# shellcheck disable=SC2016 # the text is for the inner shell to expand
inside() { # command: runs it by bash in the clone
  alone bash -euc '
    system=$1 home=$2 path=$3 command=$4
    shift 4
    mount -t proc proc "$system/proc"
    mount --rbind /dev "$system/dev"
    for folder; do
      mkdir -p "$system$folder"
      mount --bind "$folder" "$system$folder"
      mount -o remount,bind,ro "$system$folder"
    done
    exec chroot "$system" /usr/bin/env -i HOME=/root LANG=C.UTF-8 CI=true PATH="$path" \
      bash -euo pipefail -c "cd $home/project; $command"
  ' bash "$system" "$home" "$toolchain/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" "$1" \
    "${binds[@]}"
}

stage() { # name, command
  local start=$SECONDS
  report "== $1"
  inside "$2"
  took "$start" "$1"
}

times() {
  report "== times"
  printf '%s%6d s  in all\n' "$summary" "$SECONDS" >&2
}
