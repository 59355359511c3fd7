"""Finds, reads and uses the controls of Examples/Settings as a screen reader does, by AT-SPI."""

import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402


def fail(text):
    sys.exit("read-settings: " + text)


def wait(what, test):
    """What the program is about to do may take a moment."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        found = test()
        if found:
            return found
        time.sleep(0.05)
    fail(what)


def window():
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(index)
        if program and program.get_child_count():
            return program.get_child_at_index(0)
    return None


def elements(top):
    """All elements, in document order."""
    found, waiting = [], [top]
    while waiting:
        here = waiting.pop()
        if here is None:
            continue
        here.clear_cache()
        found.append((here.get_role_name(), here.get_name(), here))
        children = [here.get_child_at_index(at) for at in range(here.get_child_count())]
        waiting += reversed(children)
    return found


def find(role, name):
    """The element of a role and a name; there is one."""

    def one():
        all = [element for (r, n, element) in elements(top) if r == role and n == name]
        return all[0] if len(all) == 1 else None

    return wait(f"there is no single {role} '{name}'", one)


def has(element, state):
    element.clear_cache()
    return element.get_state_set().contains(state)


def press(element):
    if "Action" not in element.get_interfaces() or Atspi.Action.get_n_actions(element) == 0:
        fail(f"{element.get_role_name()} '{element.get_name()}' cannot be pressed")
    Atspi.Action.do_action(element, 0)


top = wait("there is no window", window)
wait("the window is empty", lambda: len(elements(top)) > 20)

# 1. What can be found.
headings = [name for (role, name, _) in elements(top) if role == "heading"]
if headings != ["Account", "Appearance", "Notifications", "Network"]:
    fail(f"the headings are {headings}")

# 2. What can be read, and typed.
for role, name in [("text", "Name"), ("text", "E-mail"), ("password text", "Password"), ("text", "Host"), ("text", "Port")]:
    find(role, name)
name = find("text", "Name")
Atspi.EditableText.set_text_contents(name, "Ada")
wait("the name was not typed", lambda: Atspi.Text.get_text(name, 0, Atspi.Text.get_character_count(name)) == "Ada")

# 3. What can be pressed: a switch, whose field is then usable, and back.
host = find("text", "Host")
proxy = find("check box", "Use a proxy")
if has(host, Atspi.StateType.SENSITIVE):
    fail("the proxy's host is usable without a proxy")
press(proxy)
wait("the proxy is not in use", lambda: has(proxy, Atspi.StateType.CHECKED))
wait("the proxy's host is not usable", lambda: has(host, Atspi.StateType.SENSITIVE))
press(proxy)
wait("the proxy is still in use", lambda: not has(proxy, Atspi.StateType.CHECKED))
for title in ["Tell me what is new", "With a sound"]:
    switch = find("check box", title)
    before = has(switch, Atspi.StateType.CHECKED)
    press(switch)
    wait(f"'{title}' was not switched", lambda: has(switch, Atspi.StateType.CHECKED) != before)
    press(switch)
    wait(f"'{title}' was not switched back", lambda: has(switch, Atspi.StateType.CHECKED) == before)

# 4. What can be moved, and chosen.
size = find("slider", "Text size")
Atspi.Value.set_current_value(size, 20)
wait("the text's size did not move", lambda: any(n == "20 pt" for (_, n, _) in elements(top)))
find("slider", "Volume")
for name in ["Colours", "How often"]:
    find("combo box", name)

# 5. What ends it.
save = find("push button", "Save")
revert = find("push button", "Revert")
wait("there is nothing to revert", lambda: has(revert, Atspi.StateType.SENSITIVE))
press(revert)
wait("it was not reverted", lambda: not has(revert, Atspi.StateType.SENSITIVE))
print("read and used: 4 headings, 5 fields, 3 switches, 2 sliders, 2 choices, 2 buttons")
