// Rings of a cell, blended over its picture: vRings is outline, hint, focus, proof, 0..1 each.

uniform vec4 uHint, uProof, uInk;
uniform float uFocus;  // half the width of the focus ring, in logical pixels

// Draws the focus ring outside the key and inside the cell.
vec4 drawFocus(vec4 below, vec2 p, float keyHalf) {
    float halfWidth = uFocus * uPoint;
    float at = min(keyHalf + 2.0 * halfWidth, 0.5 - 0.9 * halfWidth);
    return over(below, uInk, vRings.z * ring(roundedBox(p, at, kKeyRadius), halfWidth));
}

vec4 drawRings(vec2 p) {
    float key = roundedBox(p, onKeys() ? kKeyHalf : 0.47, kKeyRadius);
    // Rings lie outside a round lamp. A lamp that fills its cell has the outline in the gap around it, as it may be as dark as
    // the ink, and the proof inside.
    float lamp = fromLamp(p, lampRadius());
    float edge = lamp + (isTile() ? 0.12 : 0.0);
    float thin = max(uPixel, 0.011);
    vec4 below = over(vec4(0.0), uInk, vRings.x * ring(lamp - (isTile() ? 0.02 : 0.055), thin));
    float dash = step(0.36, fract(atan(p.y, p.x) * 12.0 / 6.2831853));
    below = over(below, uProof, vRings.w * dash * ring(edge - 0.06, max(uPixel * 1.3, 0.022)));
    below = over(below, uHint, vRings.y * ring(key + 0.021, max(uPixel * 1.25, 0.017)));
    return drawFocus(below, p, onKeys() ? kKeyHalf : 0.47);
}

// Draws from the tile outwards, so that each ring shows on every colour: outline and proof, hint, focus. Outline and proof are
// lighter over the bezel.
vec4 drawTileRings(vec2 p) {
    float thin = max(0.75 * uPixel, 0.011);
    float outline = roundedBox(p, tileHalf() + socketLine() + thin, 0.1);
    vec4 white = vec4(1.0);
    vec4 below = over(vec4(0.0), mix(uInk, white, down()), vRings.x * ring(outline, thin));
    float dash = step(0.36, fract(atan(p.y, p.x) * 12.0 / 6.2831853));
    vec4 proof = mix(uProof, white, 0.3 * down());
    below = over(below, proof, vRings.w * dash * ring(outline, max(uPixel, 0.018)));
    float hintHalf = max(0.85 * uPixel, 0.017);
    float hintAt = min(kKeyHalf - 0.013, 0.5 - 1.7 * uPixel - hintHalf);
    below = over(below, uHint, vRings.y * ring(roundedBox(p, hintAt, kKeyRadius), hintHalf));
    return drawFocus(below, p, kKeyHalf);
}

void main() {
    vec2 p = fromMiddle();
    oColour = (uLook == 3 ? drawTileRings(p) : drawRings(p)) * (hasLamp() ? 1.0 : 0.0);
}
