import type { Concept } from '../concept.ts';

export const CHESS_PIECE: Concept = {
  name: 'chess-piece',
  words: 'chess piece, chess, chessboard, chess board, pawn, chess set, checkers, board game',
  kind: 'prop',
  size: 0.46,
  habitat: ['table', 'ground'],
  places: ['tabletop', 'room'],
  parts: { dark: 'dark' },
  build(k) {
    // A board with a few pieces: king, queen, knights and pawns.
    const pale = k.color('main', '#f0e2c4');
    const dark = k.color('dark', '#4a3024', '#2a2a30', '#7a2f2a');
    k.box([0, 0.012, 0], [0.46, 0.024, 0.46], { color: '#6b4327', material: 'wood', round: 0.006 });
    k.box([0, 0.022, 0], [0.4, 0.006, 0.4], {
      color: '#f0dfb8',
      material: 'lacquer',
      round: 0,
      paint: [{ color: '#7a4a30', on: { kind: 'checks', step: 0.05 } }],
    });
    type Piece = 'pawn' | 'king' | 'queen' | 'bishop' | 'rook';
    const put = (kind: Piece, x: number, z: number, color: typeof pale) => {
      const h = { pawn: 0.075, rook: 0.085, bishop: 0.11, queen: 0.13, king: 0.135 }[kind];
      const look = { color, material: 'lacquer', around: 26 } as const;
      k.at([(x - 3.5) * 0.05, 0.025, (z - 3.5) * 0.05], {}, () => {
        k.lathe(
          [
            [0, 0],
            [0.021, 0],
            [0.022, 0.006],
            [0.016, 0.014],
            [0.011, h * 0.35],
            [0.009, h * 0.62],
            [0.015, h * 0.66],
            [0.009, h * 0.7],
            [0, h * 0.7],
          ],
          look,
        );
        if (kind === 'pawn') k.ball([0, h * 0.82, 0], 0.014, look);
        if (kind === 'bishop')
          k.lathe(
            [
              [0.008, h * 0.68],
              [0.015, h * 0.78],
              [0.008, h * 0.95],
              [0, h],
            ],
            look,
          );
        if (kind === 'rook')
          k.lathe(
            [
              [0.009, h * 0.66],
              [0.018, h * 0.72],
              [0.018, h],
              [0.012, h],
              [0.012, h * 0.9],
              [0, h * 0.9],
            ],
            { ...look, straight: true },
          );
        if (kind === 'queen' || kind === 'king')
          k.lathe(
            [
              [0.009, h * 0.68],
              [0.012, h * 0.75],
              [0.019, h * 0.9],
              [0.013, h * 0.93],
              [0, h * 0.94],
            ],
            look,
          );
        if (kind === 'queen') k.ball([0, h * 0.97, 0], 0.007, look);
        if (kind === 'king') {
          k.box([0, h * 1.0, 0], [0.006, 0.024, 0.006], look);
          k.box([0, h * 1.01, 0], [0.018, 0.006, 0.006], look);
        }
      });
    };
    const row: Piece[] = ['rook', 'bishop', 'queen', 'king', 'bishop', 'rook'];
    row.forEach((kind, i) => {
      put(kind, i + 1, 7, pale);
      put(kind, i + 1, 0, dark);
    });
    for (let i = 0; i < 8; i++) {
      put('pawn', i, i === 3 ? 4 : i === 5 ? 5 : 6, pale);
      put('pawn', i, i === 4 ? 3 : i === 2 ? 2 : 1, dark);
    }
    k.socket('top', [0, 0.03, 0], 0.2);
  },
};
