// Gamepads: browsers report a new gamepad, but not its buttons. So these are polled in every animation frame while one is
// connected. The program gets SDL's numbers of the buttons (src/app/pad_buttons.hpp).
const numbers = [0, 1, 2, 3, 9, 10, , , 4, 6, , , 11, 12, 13, 14]; // by the browsers' standard mapping
const [up, down, left, right] = [11, 12, 13, 14];
const farOut = 0.5; // deflection from which a stick acts as an arrow of the pad

function heldOn({ buttons, axes: [across, along] }) {
  const held = numbers.filter((number, place) => buttons[place]?.pressed);
  if (across < -farOut) held.push(left);
  if (across > farOut) held.push(right);
  if (along < -farOut) held.push(up);
  if (along > farOut) held.push(down);
  return held;
}

// Returns the function to call when a gamepad is connected.
export function followPads(hold) {
  let before = new Set();
  let isLooking = false;
  const look = () => {
    const pads = [...navigator.getGamepads()].filter((pad) => pad?.connected);
    const now = new Set(pads.flatMap(heldOn));
    for (const button of now) if (!before.has(button)) hold(button, 1);
    for (const button of before) if (!now.has(button)) hold(button, 0);
    before = now;
    isLooking = pads.length > 0;
    if (isLooking) requestAnimationFrame(look);
  };
  return () => {
    if (!isLooking) look();
  };
}
