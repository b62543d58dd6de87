// One rectangle for each cell that is redrawn. Everything that the pixels of a cell have in common is read here, once for its
// four corners, so the fragment shader needs no lookups. The version line is put in front when the shader is compiled: GLSL ES
// 3.00 in the page, GLSL 3.30 on the desktop.

uniform highp usampler2D uAppearance;  // two texels a lamp, see LampAppearance in ui/look/appearance.hpp
uniform int uFirst;                    // index of the board's first record
uniform ivec2 uSize;                   // columns, rows
uniform int uStates;
uniform vec4 uToClip;                  // cells to clip space: scale, then offset
uniform float uMargin;                 // distance that the board is drawn beyond its cells

layout(location = 0) in ivec2 aCell;  // column, row; one beyond the board on every side, where halos end

flat out vec4 vLamp;   // level, depth of the key, 1 with a lamp, progress from the state before
flat out vec4 vRings;  // outline, hint, focus, proof
flat out vec3 vAbove, vHere, vBelow;  // levels of the neighbouring cells, which have halos
flat out uvec2 vStates;               // state and the one before
flat out vec2 vMiddle;                // middle of the cell

const uint kNoLamp = 255u;  // state of a cell without a lamp
const int kRecordsAcross = 1024;  // texels in a row of the buffer

bool onBoard(ivec2 cell) { return all(greaterThanEqual(cell, ivec2(0))) && all(lessThan(cell, uSize)); }

ivec2 texelOf(ivec2 cell) {
    int texel = 2 * (uFirst + cell.y * uSize.x + cell.x);
    return ivec2(texel % kRecordsAcross, texel / kRecordsAcross);
}

float levelOf(uint state) { return float(state) / float(max(uStates - 1, 1)); }
// Returns 0 dark .. 1 fully lit, in between during a change of state.
float levelAt(uvec4 motion) { return mix(levelOf(motion.y), levelOf(motion.x), float(motion.z) / 255.0); }

float levelOfCell(ivec2 cell) {
    if (!onBoard(cell)) return 0.0;
    uvec4 motion = texelFetch(uAppearance, texelOf(cell), 0);
    return motion.x == kNoLamp ? 0.0 : levelAt(motion);
}

vec3 levelsOfRow(ivec2 middle) {
    return vec3(levelOfCell(middle - ivec2(1, 0)), levelOfCell(middle), levelOfCell(middle + ivec2(1, 0)));
}

void main() {
    ivec2 at = texelOf(clamp(aCell, ivec2(0), uSize - 1));
    uvec4 motion = texelFetch(uAppearance, at, 0);
    bool hasLamp = onBoard(aCell) && motion.x != kNoLamp;
    vAbove = levelsOfRow(aCell - ivec2(0, 1));
    vHere = levelsOfRow(aCell);
    vBelow = levelsOfRow(aCell + ivec2(0, 1));
    vLamp = vec4(vHere.y, float(motion.w) / 255.0, hasLamp ? 1.0 : 0.0, float(motion.z) / 255.0);
    vRings = vec4(texelFetch(uAppearance, at + ivec2(1, 0), 0)) / 255.0;
    vStates = motion.xy;
    vMiddle = vec2(aCell) + 0.5;

    vec2 corner = vec2(float(gl_VertexID & 1), float(gl_VertexID >> 1));
    vec2 place = clamp(vec2(aCell) + corner, vec2(-uMargin), vec2(uSize) + uMargin);
    gl_Position = vec4(place * uToClip.xy + uToClip.zw, 0.0, 1.0);
}
