# shellcheck shell=bash
# Sourced by every script: where the repository is, the Swift toolchain, the build flags.
# It leaves the shell in the repository's root, so that all paths below are relative to it.

set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root"

# A trait changes the flags of every module, so its build has a place of its own:
# with one place for both, each switch would compile everything again.
# shellcheck disable=SC2034 # used by the scripts that source this file
canvas=(--traits Canvas --scratch-path .build/canvas)
# The GTK trait brings the canvas too. What only a debugger reads is left out, since it takes a sixth of a build's time.
# shellcheck disable=SC2034
gtk=(--traits GTK --scratch-path .build/gtk -Xswiftc -gnone)

# What lint and format look at.
# shellcheck disable=SC2034
swift_code=(Package.swift Scripts/Tools)
apple=(AppleSDK/{Package.swift,ObjectiveC,Facts,Document,Tests} AppleSDK/Sources/{QuartzCore,CoreImage,CoreText,UniformTypeIdentifiers,UIKit,AppKit,SwiftUI,MacSwiftUI,LayoutApple/{,UIKit/,AppKit/}Selectors})
for folder in Sources Tests Examples Benchmarks Fuzz "${apple[@]}"; do
  if [[ -e $folder ]]; then swift_code+=("$folder"); fi
done

# Runs a command before a display of its own in memory, which stays when its last client goes (a server that starts anew
# refuses the next one for a moment). Windows look as they do everywhere: drawn by the processor, with the theme and the
# settings that GTK brings. Of the session that the command is called from, its bus, its language and its settings, the
# command sees nothing but the variables that are named here.
with_display() (
  kept=()
  for name in $(compgen -e); do
    case $name in
      PATH | HOME | USER | TMPDIR | XDG_CACHE_HOME | CI | FONTCONFIG_FILE | LD_LIBRARY_PATH | SWIFT* | LAYOUT_* | CHECK_*)
        kept+=("$name=${!name}")
        ;;
    esac
  done
  place=$(mktemp -d)
  # In a shell of its own, which clears up however the command ends.
  trap 'rm -rf "$place"' EXIT
  trap 'exit 130' INT TERM HUP
  env -i "${kept[@]}" LC_ALL=C.UTF-8 XDG_RUNTIME_DIR="$place" XDG_CONFIG_HOME="$place" XDG_CONFIG_DIRS="$place" \
    XDG_DATA_HOME="$place" DBUS_SESSION_BUS_ADDRESS=disabled: \
    GDK_BACKEND=x11 GSK_RENDERER=cairo GSETTINGS_BACKEND=memory GTK_A11Y="${GTK_A11Y:-none}" \
    xvfb-run --auto-servernum --auth-file "$place/authority" --server-args '-screen 0 1280x1024x24 -noreset' "$@"
)

report() { printf '%s\n' "$*" >&2; }

die() {
  report "$(basename "$0"): $*"
  exit 1
}

# Written before a command that runs tests. No test has a limit of time, since each waits for those beside it, which takes as
# long as the machine is busy: a run that hangs is ended instead.
limit=()
if command -v timeout >/dev/null; then limit=(timeout --foreground --signal INT --kill-after 10 30m); fi

# Prints what failed in a run of tests. Where it was ended, these are the tests that had begun.
failures() { # exit-code log
  grep -E 'recorded an issue|error: |Fatal error' "$2" | tail -n 40 >&2 || true
  case $1 in
    124) report "error: the run did not end in 30 minutes; these tests had begun:" ;;
    137) report "error: the run was killed, since it did not end in 30 minutes, or the memory was full; these tests had begun:" ;;
    *) return ;;
  esac
  comm -23 \
    <(sed -nE 's/.*◇.* Test (.*) started\.$/\1/p' "$2" | grep -vE '^(case |run$)' | sort) \
    <(sed -nE 's/.*(✔|✘|━).* Test (.*) (passed|failed) after .*/\2/p' "$2" | sed -E 's/ with [0-9]+ test cases?$//' | sort) |
    tail -n 20 >&2
}

# Every script's first step: what is missing is installed, and `swift` can be called. Options are those of Scripts/setup.
prepare() {
  Scripts/setup "$@"
  find_swift
}

# Puts the toolchain in PATH where it is not there yet.
find_swift() {
  local folder
  if command -v swift >/dev/null; then return; fi
  for folder in /opt/swift/usr/bin "${SWIFTLY_BIN_DIR:-$HOME/.local/share/swiftly/bin}" "$HOME/.swiftly/bin"; do
    if [[ -x $folder/swift ]]; then
      export PATH="$folder:$PATH"
      return
    fi
  done
  die "no Swift toolchain in PATH, /opt/swift/usr/bin or swiftly's folders;" \
    "get Swift 6.3 or later from https://www.swift.org/install and run this again"
}

# How Swift for Apple's systems is type-checked on any other: the compiler knows Objective-C's attributes, as long as no code is
# made of them. With `-D OBJC_CHECK` the stand-ins in AppleSDK have such attributes.
apple_flags=(-swift-version 6 -parse-as-library -package-name applesdk
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault
  -Xfrontend -enable-objc-interop -Xfrontend -disable-objc-attr-requires-foundation-module)

# A program of Scripts/Tools, which is compiled where its sources are newer. It takes longer to optimise than it runs.
tool() { # name arguments…
  local program=$root/.build/tools/$1 files
  local sources=(Scripts/Tools/Shared "Scripts/Tools/$1")
  if [[ ! -e $program || $(find "${sources[@]}" -newer "$program" -print -quit) ]]; then
    mkdir -p "${program%/*}"
    mapfile -t files < <(swift_files "${sources[@]}")
    swiftc -swift-version 6 -Onone -o "$program.new" "${files[@]}" >&2 || die "$1 of Scripts/Tools does not compile"
    mv "$program.new" "$program"
  fi
  "$program" "${@:2}"
}

# What figures depend on.
machine() {
  local cores model
  cores=$(getconf _NPROCESSORS_ONLN)
  model=$(sed -n 's/^model name[[:space:]]*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
  printf '%s' "$cores cores${model:+ of $model}"
}
compiler() { swift --version 2>/dev/null | sed -n 's/.*\(Swift version [^ ]*\).*/\1/p' | head -n 1; }

# The compiler's flags for the modules of a build with all traits, in `imports`.
module_flags() { # folder of the build
  local map flag
  imports=(-I "$1/Modules")
  for map in "$1"/*.build/module.modulemap "$root"/Sources/*/module.modulemap; do
    imports+=(-Xcc "-fmodule-map-file=$map")
  done
  for flag in $(pkg-config --cflags-only-I gtk4 pangocairo cairo librsvg-2.0 gdk-pixbuf-2.0 zlib); do imports+=(-Xcc "$flag"); done
}

swift_files() { find -L "$@" -name '*.swift' | sort; }

# Compiles a stand-in into a folder, which has those that it imports. MacSwiftUI is a module of that name, or SwiftUI.
stand_in() { # folder name module flags…
  local folder=$1 name=$2 module=$3 files
  local place=AppleSDK/Sources/$name
  if [[ $name == ObjectiveC ]]; then place=AppleSDK/ObjectiveC; fi
  mapfile -t files < <(swift_files "$place")
  swiftc "${apple_flags[@]}" -I "$folder" "${@:4}" -emit-module -module-name "$module" \
    -o "$folder/$module.swiftmodule" "${files[@]}" || die "the stand-in $name does not type-check in $folder"
}
