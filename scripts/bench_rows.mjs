// Rows that `make bench` prints:
//   what   description
//   bench  the benchmark, as `build/native/bench --benchmark_list_tests` names it
//   most   limit of the native time, in milliseconds
//   than   [who, benchmark]: benchmark of the same run to compare with
//   peer   [who, name]: program in JavaScript to compare the WebAssembly with (bench/peers.mjs)
//   times  factor by which it has to be faster
//   web    limit of the time as WebAssembly, as a multiple of the native time (default 2); 5 where native code has
//          vectors four times as wide; 0: not part of a page
//   once   takes so long that it runs only once

const chase = 'light_chase';
const m4ri = 'libm4ri';
const plain = 'plain elimination';
const gray = 'Gray code';
const cubejs = 'cube.js';

export const webLimit = 2;

export const rows = [
  { group: 'Lights Out, one right-hand side' },
  { what: '63 x 63, against its 4,096 equations at 64 x 64', bench: `${chase}/63`, than: [plain, 'light_plainly/64'] },
  { what: '100 x 100', bench: `${chase}/100`, than: [m4ri, 'first_row_by_m4ri/100'] },
  { what: '1000 x 1000', bench: `${chase}/1000`, most: 0.025, web: 5, than: [m4ri, 'first_row_by_m4ri/1000'], times: 15 },
  { what: '2000 x 2000', bench: `${chase}/2000`, web: 5 },
  { what: '4000 x 4000', bench: `${chase}/4000`, most: 0.166, than: [m4ri, 'first_row_by_m4ri/4000'], web: 0, once: true },
  { what: '10000 x 10000', bench: `${chase}/10000`, most: 1.04, web: 0 },
  { what: 'the plan of 1000 x 1000, made once', bench: 'light_chase_plan/1000' },
  { what: 'torus 998 x 998', bench: 'light_chase_torus/998', web: 5 },
  { what: '1000 x 1000, 3 states', bench: 'residue_chase/1000/3', most: 30, web: 0 },
  { what: '1000 x 1000, 4 states', bench: 'residue_chase/1000/4', most: 30, web: 0 },
  { what: '1000 x 1000, 9 states', bench: 'residue_chase/1000/9', most: 30, web: 0 },
  { what: 'the plan of 1000 x 1000, 9 states', bench: 'residue_chase_plan/1000/9', web: 0 },

  { group: 'Dense elimination' },
  { what: '1024 x 1024 over GF(2)', bench: 'bit_elimination/1024', than: [m4ri, 'bit_elimination_by_m4ri/1024'], times: 1, web: 0 },
  { what: '4096 x 4096 over GF(2)', bench: 'bit_elimination/4096', than: [m4ri, 'bit_elimination_by_m4ri/4096'], times: 1, web: 0 },
  { what: 'the same, against rows of bits', bench: 'bit_elimination/4096', than: [plain, 'dense_plainly/4096'], web: 0 },

  { group: 'Other stencils' },
  { what: 'king\'s moves 1000 x 1000, the plan', bench: 'stencil_chase_plan/king/1000', web: 0 },
  { what: 'knight\'s moves 1000 x 1000, the plan', bench: 'stencil_chase_plan/knight/1000', web: 0 },
  { what: '5 x 5 cells, 1000 x 1000, the plan', bench: 'stencil_chase_plan/full/1000', web: 0, once: true },
  { what: 'knight\'s moves 1000 x 1000, a board', bench: 'stencil_chase/knight/1000', web: 0 },

  { group: 'The fewest presses' },
  { what: 'a verdict on 5 x 5', bench: 'verdict_lights_out/side:5/k:2' },
  { what: '19 x 19, of 2^16 solutions', bench: 'fewest_all_lit/transforms/19', most: 1, than: [gray, 'fewest_all_lit/gray_code/19'] },
  { what: '30 x 30, of 2^20', bench: 'fewest_all_lit/transforms/30', most: 2, than: [gray, 'fewest_all_lit/gray_code/30'] },
  { what: '64 x 64, of 2^28, by transforms', bench: 'fewest_all_lit/transforms/64', once: true },
  { what: 'the same split by parities', bench: 'fewest_all_lit/parity_split/64', most: 200, web: 0 },
  { what: '39 x 39, of 2^32', bench: 'fewest_all_lit/parity_split/39', most: 50, web: 0 },
  { what: '61 x 61, of 2^40', bench: 'fewest_all_lit/parity_split/61', most: 1000, web: 0 },
  { what: 'torus 20 x 25, 3 states, of 3^10', bench: 'fewest_presses/torus_20x25_k3' },

  { group: 'Tables' },
  { what: 'nullities to 25,000', bench: 'table_nullity/25000', most: 5000, web: 0, once: true },
  { what: 'fewest presses to 78', bench: 'table_fewest/78', most: 5000, web: 0, once: true },

  { group: 'A pasted megabyte, read or refused' },
  { what: 'rows of signs', bench: 'read_pasted/rows', most: 200 },
  { what: 'a table of numbers', bench: 'read_pasted/table', most: 200 },
  { what: 'one line of numbers', bench: 'read_pasted/line', most: 200 },
  { what: 'lists in brackets', bench: 'read_pasted/lists', most: 200 },
  { what: 'sentences', bench: 'read_pasted/sentences', most: 200 },

  { group: 'Ghaly\'s machine' },
  { what: '4096 machines of 64 x 64 told apart', bench: 'ghaly_decisions/side:64' },
  { what: 'solving 64 x 64', bench: 'ghaly_solve/side:64' },
  { what: 'the picture of 64 x 64', bench: 'ghaly_picture/side:64' },
  { what: '500 pictures of 8 x 8', bench: 'match_pictures/side:8/sixteenths pressed:8' },
  { what: '5 pictures of 16 x 16', bench: 'match_pictures/side:16/sixteenths pressed:8' },
  { what: '10 pictures of 64 x 64, 8 presses each', bench: 'match_few_presses/side:64/presses:8' },

  { group: 'The Rubik\'s cube' },
  { what: 'tables of the two phases', bench: 'cube_tables', most: 1000, peer: [cubejs, 'cubejs_tables'] },
  { what: '100 cubes, 22 face turns at most', bench: 'cube_two_phases', most: 2000, peer: [cubejs, 'cubejs_two_phases'] },
  { what: 'the table of 2 x 2 x 2', bench: 'cube_small_table', most: 1000 },
  { what: '100 of 2 x 2 x 2, the fewest face turns', bench: 'cube_small_shortest', most: 100 },

  { group: 'Puzzles of one\'s own' },
  { what: 'opening Lights Out 64 x 64, written as one', bench: 'wired_opening/side:64', most: 100 },
  { what: 'a press on it', bench: 'wired_press/side:64', most: 8 },
  { what: '4096 buttons on 20 lamps of 6 states', bench: 'wired_wide/buttons:4096', most: 5000 },

  { group: 'A game' },
  { what: 'press to picture, 5 x 5', bench: 'press_to_picture/side:5', most: 8 },
  { what: 'press to picture, 64 x 64', bench: 'press_to_picture/side:64', most: 8 },
  { what: 'press to picture, 1000 x 1000', bench: 'press_to_picture/side:1000', most: 8 },
  { what: 'opening Lights Out 64 x 64', bench: 'open_board/lights_out_64', most: 100 },
  { what: 'the same with 9 states', bench: 'open_board/lights_out_64_k9', most: 100 },
  { what: 'opening a torus 64 x 64', bench: 'open_board/torus_64', most: 100 },
  { what: 'the same with 9 states', bench: 'open_board/torus_64_k9', most: 100 },
  { what: 'opening knight\'s moves 64 x 64', bench: 'open_board/knight_64', most: 100 },
  { what: 'opening a rule of one\'s own 64 x 64', bench: 'open_own/k:2', most: 100 },
  { what: 'the same with 9 states', bench: 'open_own/k:9', most: 100 },
  { what: 'opening Lights Out 1000 x 1000', bench: 'open_board/lights_out_1000', most: 100 },
];
