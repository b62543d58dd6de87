// A cell with a colour as its state: key, socket and coloured tile, in this order. With PATTERNS defined the colours from the
// ninth on have patterns.

// Colours of state 0, of the socket and of the key below; then of states 1..8, repeated for 9..16 and so on.
uniform vec4 uTileDark, uSocket, uTileKey, uKeyEdge, uRim, uTileFace[8], uTilePattern[8];

#ifdef PATTERNS
// Returns 1 on the bars and 0 between them, with an edge one pixel wide; bars take `share` of the period.
float bars(float along, float period, float share) {
    float middle = abs(fract(along / period) - 0.5) * period;
    return inside(middle - 0.5 * share * period);
}

float dots(vec2 p, float period) {
    vec2 q = (fract(p / period) - 0.5) * period;
    return inside(length(q) - 0.3 * period);
}

float checks(vec2 p, float period) {
    float columns = bars(p.x, period, 0.5);
    return mix(columns, 1.0 - columns, bars(p.y, period, 0.5));
}

// Returns the share of the pattern's tone, 0 .. 1: pattern 0 is plain, 1 to 7 are those of the colours from the ninth on.
float patternAt(int pattern, vec2 p) {
    float period = max(0.148, 5.0 * uPixel);
    vec2 turned = vec2(p.x + p.y, p.x - p.y) * 0.70710678;
    if (pattern == 1) return bars(turned.x, period, 0.45);
    if (pattern == 2) return bars(p.y, period, 0.45);
    if (pattern == 3) return bars(p.x, period, 0.45);
    if (pattern == 4) return dots(p, period);
    if (pattern == 5) return bars(length(p), period, 0.4);
    if (pattern == 6) return checks(p, 1.6 * period);
    if (pattern == 7) return max(bars(turned.x, 1.3 * period, 0.28), bars(turned.y, 1.3 * period, 0.28));
    return 0.0;
}

// Returns the strength of the pattern, which is low behind the letter.
float quietUnderLetter(vec2 p) {
    vec2 letter = min(vec2(12.0, 8.0) * uPoint, vec2(0.3, 0.2));
    return mix(0.3, 1.0, smoothstep(0.8, 1.25, length(p / letter)));
}
#endif

vec3 faceOf(uint state, vec2 p) {
    if (state == 0u) return uTileDark.rgb;
    int colour = int(state) - 1;
    vec3 face = uTileFace[colour % 8].rgb;
#ifdef PATTERNS
    face = mix(face, uTilePattern[colour % 8].rgb, patternAt(colour / 8, p) * quietUnderLetter(p));
#endif
    return face;
}

// Draws the key with its lip, and the socket inside: a line round the tile, and a wide dark bezel while the button is down. An
// outlined tile keeps a gap of the key's colour between itself and the outline.
vec4 drawSocket(vec2 p) {
    float raised = 1.0 - down();
    vec4 below = drawKey(p, uTileKey, uKeyEdge, 0.0);
    float top = inside(roundedBox(p + vec2(0.0, 0.035), kKeyHalf, kKeyRadius));
    float lip = inside(roundedBox(p, kKeyHalf, kKeyRadius)) - top;
    below = over(below, vec4(uTileKey.rgb * 0.62, 1.0), max(lip, 0.0) * raised);
    float bezel = mix(min(0.43, 0.5 - 2.2 * uPixel), 0.45, tiny());
    float reach = mix(bezel, tileHalf() + socketLine(), raised);
    vec4 ground = mix(uSocket, uTileKey, vRings.x * raised);
    return over(below, ground, inside(roundedBox(p, reach, 0.1)));
}

vec4 drawTile(vec4 below, vec2 p) {
    float lit = litness();
    float halfSide = tileHalf() * (1.0 - mix(0.085, 0.3, tiny()) * press()) * (1.0 + 0.04 * uBreath * lit);
    float distance = roundedBox(p, halfSide, kColourRadius);
    vec3 face = mix(faceOf(vStates.y, p), faceOf(vStates.x, p), vLamp.w);
    float sheen = 0.1 * smoothstep(0.08, 0.4, -p.y);
    face = mix(face, vec3(1.0), lit * (sheen + 0.15 * uBreath));
    float shadow = smoothstep(-0.06, 0.01, roundedBox(p - vec2(0.0, 0.035), halfSide + 0.01, kColourRadius));
    face *= 1.0 - 0.45 * down() * shadow;
    below = over(below, vec4(face, 1.0), inside(distance));
    float rim = max(uPixel * 0.6, 0.012);
    return over(below, uRim, (1.0 - lit) * ring(distance + rim, rim));
}

void main() {
    vec2 p = fromMiddle();
    oColour = onGround(drawTile(drawSocket(p), p) * (hasLamp() ? 1.0 : 0.0));
}
