// Chapters and levels, one row each: id, share code, title, idea, fewest presses (0: it cannot be solved),
// and whether the level opens with its wires.
#include <array>

#include "game/levels.hpp"

namespace switchbox::game {
namespace {

constexpr std::array<Level, 7> first_levels{{
    {"first-1", "2.merlin.qo.0mx20", "level.title.first-1", "level.idea.one", 1},
    {"first-2", "2.merlin.L4.m2cb1", "level.title.first-2", "level.idea.one", 1},
    {"first-3", "2.merlin.0w.hhy26", "level.title.first-3", "level.idea.one", 1},
    {"first-4", "2.merlin.Ig.0pht3", "level.title.first-4", "level.idea.apart", 2},
    {"first-5", "2.merlin.FA.d2xm0", "level.title.first-5", "level.idea.apart", 2},
    {"first-6", "2.merlin.HA.fcbv3", "level.title.first-6", "level.idea.line", 3},
    {"first-7", "2.merlin.3Y.mmpe6", "level.title.first-7", "level.idea.line", 3},
}};

constexpr std::array<Level, 5> order_levels{{
    {"order-1", "2.merlin.z4.tdds0", "level.title.order-1", "level.idea.order", 2},
    {"order-2", "2.merlin.2I.s2t06", "level.title.order-2", "level.idea.order", 3},
    {"order-3", "2.merlin.fw.vf9m1", "level.title.order-3", "level.idea.order", 3},
    {"order-4", "2.merlin.VQ.d7vz0", "level.title.order-4", "level.idea.symmetry", 4},
    {"order-5", "2.merlin.oo.2dcx0", "level.title.order-5", "level.idea.symmetry", 4},
}};

constexpr std::array<Level, 5> twice_levels{{
    {"twice-1", "2.merlin.ko.y7m80", "level.title.twice-1", "level.idea.twice", 3},
    {"twice-2", "2.merlin.o4.z7dk0", "level.title.twice-2", "level.idea.twice", 3},
    {"twice-3", "2.merlin.AI.tvmh0", "level.title.twice-3", "level.idea.twice", 4},
    {"twice-4", "2.merlin._4.fd54z", "level.title.twice-4", "level.idea.all", 5},
    {"twice-5", "2.merlin.CA.cvmg7", "level.title.twice-5", "level.idea.all", 5},
}};

constexpr std::array<Level, 7> merlin_levels{{
    {"merlin-1", "2.merlin._Q.gtx7z", "level.title.merlin-1", "level.idea.merlin", 5},
    {"merlin-2", "2.merlin.to.xr860", "level.title.merlin-2", "level.idea.merlin", 6},
    {"merlin-3", "2.merlin.44.ww7z7", "level.title.merlin-3", "level.idea.merlin", 6},
    {"merlin-4", "2.merlin.dw.n0zy0", "level.title.merlin-4", "level.idea.merlin", 6},
    {"merlin-5", "2.merlin.A4.hdej0", "level.title.merlin-5", "level.idea.seven", 7},
    {"merlin-6", "2.merlin.64.p5576", "level.title.merlin-6", "level.idea.seven", 7},
    {"merlin-7", "2.merlin.iI.jk270", "level.title.merlin-7", "level.idea.seven", 7},
}};

constexpr std::array<Level, 7> quatrainment_levels{{
    {"quatrainment-1", "2.quatrainment.7IA.bye48", "level.title.quatrainment-1", "level.idea.shapes", 1},
    {"quatrainment-2", "2.quatrainment.aWA.gjqcv", "level.title.quatrainment-2", "level.idea.shapes", 2},
    {"quatrainment-3", "2.quatrainment.9gA.any0c", "level.title.quatrainment-3", "level.idea.shapes", 2},
    {"quatrainment-4", "2.quatrainment.bYQ.zhk27", "level.title.quatrainment-4", "level.idea.corners", 3},
    {"quatrainment-5", "2.quatrainment.lmk.3bv5r", "level.title.quatrainment-5", "level.idea.corners", 4},
    {"quatrainment-6", "2.quatrainment.paU.1g8db", "level.title.quatrainment-6", "level.idea.independent", 6},
    {"quatrainment-7", "2.quatrainment.BAA.75n88", "level.title.quatrainment-7", "level.idea.independent", 7},
}};

constexpr std::array<Level, 7> lights_levels{{
    {"lights-1", "2.lights-out~3x3.XQ.4v524", "level.title.lights-1", "level.idea.lights", 1},
    {"lights-2", "2.lights-out~3x3.oo.5qwgf", "level.title.lights-2", "level.idea.lights", 4},
    {"lights-3", "2.lights-out~3x3.QQ.h2ap5", "level.title.lights-3", "level.idea.lights", 6},
    {"lights-4", "2.lights-out~4x4.kAk.4w8z9", "level.title.lights-4", "level.idea.bigger", 6},
    {"lights-5", "2.lights-out~4x4.6No.73q2g", "level.title.lights-5", "level.idea.bigger", 7},
    {"lights-6", "2.lights-out.iAAIg.29chq", "level.title.lights-6", "level.idea.bigger", 8},
    {"lights-7", "2.lights-out.dGMXA.ce2cw", "level.title.lights-7", "level.idea.bigger", 10},
}};

constexpr std::array<Level, 7> chase_levels{{
    {"chase-1", "2.lights-out.VtQAA.agmej", "level.title.chase-1", "level.idea.chase", 2, false, true},
    {"chase-2", "2.lights-out.rWoAA.9971p", "level.title.chase-2", "level.idea.chase", 3, false, true},
    {"chase-3", "2.lights-out.VGKgA.qwxfh", "level.title.chase-3", "level.idea.chase", 4, false, true},
    {"chase-4", "2.lights-out.rUFag.deq53", "level.title.chase-4", "level.idea.chase", 6, false, true},
    {"chase-5", "2.lights-out.AAANg.p6pzt", "level.title.chase-5", "level.idea.table", 10, false, true},
    {"chase-6", "2.lights-out.AAAFA.r8vvs", "level.title.chase-6", "level.idea.table", 11, false, true},
    {"chase-7", "2.lights-out.tdb1n", "level.title.chase-7", "level.idea.table", 15, false, true},
}};

constexpr std::array<Level, 7> possible_levels{{
    {"possible-1", "2.ask~subboards.BmA.wfsk2", "level.title.possible-1", "level.idea.subboards", 1},
    {"possible-2", "2.ask~subboards.AAE.xcgk6", "level.title.possible-2", "level.idea.subboards", 0},
    {"possible-3", "2.ask~torus.iI.6bhn1", "level.title.possible-3", "level.idea.torus-asks", 3},
    {"possible-4", "2.ask~torus.4A.fcgzz", "level.title.possible-4", "level.idea.torus-asks", 0},
    {"possible-5", "2.ask~lights-out~4x4.lmk.4amf9", "level.title.possible-5", "level.idea.parity", 4},
    {"possible-6", "2.ask~lights-out~4x4.paU.ytg65", "level.title.possible-6", "level.idea.parity", 0},
    {"possible-7", "2.ask~lights-out.AoEXA.k8s8d", "level.title.possible-7", "level.idea.parity", 0},
}};

constexpr std::array<Level, 7> quiet_levels{{
    {"quiet-1", "2.lights-out~4x4.7zkd1", "level.title.quiet-1", "level.idea.quiet", 4},
    {"quiet-2", "2.lights-out~4x4.-Z8.b4gjs", "level.title.quiet-2", "level.idea.quiet", 4},
    {"quiet-3", "2.lights-out~4x4.b_Y.k2pb0", "level.title.quiet-3", "level.idea.quiet", 4},
    {"quiet-4", "2.lights-out~4x4.BmA.5bqx2", "level.title.quiet-4", "level.idea.quiet", 6},
    {"quiet-5", "2.lights-out._GMfg.8gc2w", "level.title.quiet-5", "level.idea.quiet-five", 10},
    {"quiet-6", "2.lights-out.IT5CA.pwm77", "level.title.quiet-6", "level.idea.quiet-five", 11},
    {"quiet-7", "2.lights-out.3sG9g.2n9a7", "level.title.quiet-7", "level.idea.quiet-five", 12},
}};

constexpr std::array<Level, 7> three_levels{{
    {"three-1", "2.merlin~3.RIR.0y25z", "level.title.three-1", "level.idea.three", 1},
    {"three-2", "2.merlin~3.ZmZ.chtpe", "level.title.three-2", "level.idea.three", 2},
    {"three-3", "2.merlin~3.EmZ.nbbdf", "level.title.three-3", "level.idea.three", 3},
    {"three-4", "2.merlin~3.IqI.g9qde", "level.title.three-4", "level.idea.three", 4},
    {"three-5", "2.merlin~3.EVE.78q5d", "level.title.three-5", "level.idea.three-mixed", 5},
    {"three-6", "2.merlin~3.wy6k1", "level.title.three-6", "level.idea.three-mixed", 6},
    {"three-7", "2.lights-out-2000.IiqiYqoiA.9q07f", "level.title.three-7", "level.idea.three-mixed", 6},
}};

constexpr std::array<Level, 7> torus_levels{{
    {"torus-1", "2.torus.8g.yn5t9", "level.title.torus-1", "level.idea.wrap", 1},
    {"torus-2", "2.torus.dw.24qax", "level.title.torus-2", "level.idea.wrap", 2},
    {"torus-3", "2.torus.7jzvk", "level.title.torus-3", "level.idea.wrap", 3},
    {"torus-4", "2.torus~4x4.hCE.ps498", "level.title.torus-4", "level.idea.wrap", 4},
    {"torus-5", "2.torus~5x5.29psr", "level.title.torus-5", "level.idea.torus-large", 5},
    {"torus-6", "2.torus~5x5.-~EA.n3dvv", "level.title.torus-6", "level.idea.torus-large", 7},
    {"torus-7", "2.torus~4x4.lmk.ttqhe", "level.title.torus-7", "level.idea.torus-large", 8},
}};

// No board gets one colour with one press, so the first level has a picture to match.
constexpr std::array<Level, 8> ghaly_levels{{
    {"ghaly-2", "2.ghaly~2~Y~U..Ig.6waaf", "level.title.ghaly-2", "level.idea.one-wired", 1, true},
    {"ghaly-1", "2.ghaly~2~U~k.04s7x", "level.title.ghaly-1", "level.idea.wires", 2, true},
    {"ghaly-3", "2.ghaly~2~k~k.58fx6", "level.title.ghaly-3", "level.idea.no-wires", 3},
    {"ghaly-4", "2.ghaly~3~YJ~YS.6x70j", "level.title.ghaly-4", "level.idea.wires", 5, true},
    {"ghaly-5", "2.ghaly~3~Sk~Jk.ykn8r", "level.title.ghaly-5", "level.idea.crossed-wires", 6, true},
    {"ghaly-6", "2.ghaly~3~hh~YJ.vrcbt", "level.title.ghaly-6", "level.idea.no-wires", 7},
    {"ghaly-7", "2.ghaly~4~S2w~TtI.93bnr", "level.title.ghaly-7", "level.idea.wires", 11, true},
    {"ghaly-8", "2.ghaly~4~2OE~ky0.mtp45", "level.title.ghaly-8", "level.idea.no-wires", 12},
}};

constexpr std::array<Level, 6> statues_levels{{
    {"statues-1", "2.wired~AAIEAUEEAUICAUECAAEAAQAAAUIBAQEAAAEBAQACBAJ1cAVyaWdodARkb3duBGxlZnQ.4.a3bxm",
     "level.title.statues-1", "level.idea.statues", 2},
    {"statues-2",
     "2.wired~"
     "AAQEAUEEAUIEAUQEAUMEAUEDAAEAAQABAAABQgMAAQABAQEAAAFDAwEBAAEAAQAAAUQDAAEBAQABAAABAQEBAQICAQICAwQCBAJ1cAV"
     "yaWdodARkb3duBGxlZnQ.ag.jqspj",
     "level.title.statues-2", "level.idea.statues", 3},
    {"statues-3", "2.wired~AAIFAUEFAUICAUECAAEAAgAAAUICAAEAAQAAAQEBAA.L.mtwyg", "level.title.statues-3",
     "level.idea.dials", 4},
    {"statues-4",
     "2.wired~AAMEAUEEAUIEAUMDAUECAAEAAQAAAUIDAAEAAQABAAABQwIBAQABAAABAQEBAAIEAnVwBXJpZ2h0BGRvd24EbGVmdA.v."
     "m2frx",
     "level.title.statues-4", "level.idea.statues", 5},
    {"statues-5", "2.wired~AAMGAUEGAUIGAUMDAUECAAIAAQAAAUICAQIAAQAAAUMCAAMBAQAAAQEBAQA.KY.bydad",
     "level.title.statues-5", "level.idea.dials", 7},
    {"statues-6", "2.wired~AAMIAUEIAUIIAUMDAUECAAEAAwAAAUICAQIAAQAAAUMCAAEBAwAAAQEBAQA.nI.7m9ha",
     "level.title.statues-6", "level.idea.dials", 8},
}};

constexpr std::array<Level, 7> cube_levels{{
    {"cube-1", "2.cube~3~common.AAF~FAF~FAFAAAkiQJLtkiQJLtkiQJLtADa~EADa~EADaAAA.vfwzb", "level.title.cube-1",
     "level.idea.turn", 1},
    {"cube-2", "2.cube~3~common.AAD~FAD~FADAAAkiVJKtkiVJKtkiVJKtADY~EADY~EADYAAA.hb01s", "level.title.cube-2",
     "level.idea.turn", 1},
    {"cube-3", "2.cube~3~common.ACF~EACF~EACFAAAkjQJLokjQJLokjQJLoAFa~EAFa~EAFaAAA.jnyfp",
     "level.title.cube-3", "level.idea.opposite", 2},
    {"cube-4", "2.cube~3~common.AAC~FAC~FAEAAAkiTRItkiTRIttsjRIJADZ~EADd~EADdAAA.qgym4", "level.title.cube-4",
     "level.idea.turns", 2},
    {"cube-5", "2.cube~3~common.~NAESAAASaJFskkiTRIttsjRIJADZ~EADd~EADdAAA.8hewn", "level.title.cube-5",
     "level.idea.turns", 3},
    {"cube-6", "2.cube~3~common.AFF~EAFF~EAFbAAAkgShLrkgShLrSUJdpJAAS~FAb~JA.t621g", "level.title.cube-6",
     "level.idea.back", 4},
    {"cube-7", "2.cube~3~common.AB~FAF~FAEbAAAsQktsjsQShIrCRKZIKADU~EADd~EABdAAA.0yvp1", "level.title.cube-7",
     "level.idea.back", 5},
}};

constexpr std::array<Chapter, 14> all_chapters{{
    {"first", "level.chapter.first", "merlin-buttons", first_levels},
    {"order", "level.chapter.order", "merlin-order", order_levels},
    {"twice", "level.chapter.twice", "merlin-twice", twice_levels},
    {"merlin", "level.chapter.merlin", "merlin-elimination", merlin_levels},
    {"quatrainment", "level.chapter.quatrainment", "quatrainment-sample", quatrainment_levels},
    {"lights", "level.chapter.lights", "", lights_levels},
    {"chase", "level.chapter.chase", "", chase_levels},
    {"possible", "level.chapter.possible", "bogomolny-subboards", possible_levels},
    {"quiet", "level.chapter.quiet", "", quiet_levels},
    {"three", "level.chapter.three", "bogomolny-three", three_levels},
    {"torus", "level.chapter.torus", "bogomolny-torus", torus_levels},
    {"ghaly", "level.chapter.ghaly", "ghaly-colours", ghaly_levels, true},
    {"statues", "level.chapter.statues", "", statues_levels},
    {"cube", "level.chapter.cube", "cube-order", cube_levels},
}};

}  // namespace

std::span<const Chapter> chapters() { return all_chapters; }

}  // namespace switchbox::game
