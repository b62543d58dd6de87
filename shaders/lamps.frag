// A cell with its key, the halos of the lamps around, and its lamp, in this order. With AROUND defined it draws a cell beside the
// board, which has only halos.

uniform float uHalo;  // strength of the halo round a lit lamp
uniform float uCoreReach; // reach of a lit lamp's core, in radii of the lamp
uniform vec4 uKey, uKeyEdge, uDark, uRim, uLit, uLitRim, uCore;

// Returns the reach of a halo from its lamp's edge. Beyond it a halo changes no colour; it must not reach past the neighbouring
// cell. LampRenderer reserves a margin of this width round the board.
float haloReach() { return min(0.62, 1.0 - lampRadius()); }

// Returns the halo at `from`, in cells from the middle of its lamp.
float haloOf(float level, vec2 from) {
    float away = max(fromLamp(from, lampRadius()), 0.0);
    return level * exp(-away * 7.5) * (1.0 - smoothstep(0.35, 0.95, away)) * step(away, haloReach());
}

// Only the lamp here and the three on this side of the cell are near enough.
vec4 drawHalos(vec4 below, vec2 p) {
    vec2 side = vec2(p.x < 0.0 ? -1.0 : 1.0, p.y < 0.0 ? -1.0 : 1.0);
    vec3 row = p.y < 0.0 ? vAbove : vBelow;
    vec2 beside = p.x < 0.0 ? vec2(vHere.x, row.x) : vec2(vHere.z, row.z);
    float halo = haloOf(vHere.y, p) + haloOf(beside.x, p - vec2(side.x, 0.0)) + haloOf(row.y, p - vec2(0.0, side.y)) +
                 haloOf(beside.y, p - side);
    return over(below, uLit, min(halo, 1.0) * uHalo * (1.0 + 0.7 * uBreath));
}

vec4 drawLamp(vec4 below, vec2 p) {
    float radius = lampRadius() * mix(kDarkShare, 1.0, level()) * (1.0 - 0.05 * press()) * (1.0 + 0.05 * uBreath * level());
    float distance = fromLamp(p, radius);
    vec4 glass = mix(uDark, uLit, level());
    float core = (1.0 - smoothstep(0.0, radius * uCoreReach, length(p))) * level();
    glass = mix(glass, uCore, core * uCore.a * (isTile() ? 0.4 : 1.0));
    glass.a = 1.0;
    below = over(below, glass, inside(distance));
    float rim = max(uPixel * 0.85, 0.012);
    return over(below, mix(uRim, uLitRim, level()), ring(distance + rim, rim));
}

#ifdef AROUND
void main() { oColour = onGround(drawHalos(vec4(0.0), fromMiddle())); }
#else
void main() {
    vec2 p = fromMiddle();
    float there = hasLamp() ? 1.0 : 0.0;
    float keyed = onKeys() ? (uLook == 4 ? litness() : 1.0) * there : 0.0;
    vec4 key = drawKey(p, uKey, uKeyEdge, press()) * keyed;
    vec4 colour = drawHalos(key, p);
    oColour = onGround(mix(colour, drawLamp(colour, p), there));
}
#endif
