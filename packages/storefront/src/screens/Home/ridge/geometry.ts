/** The ridge between two valleys: altitudes in metres over a drawing of so many pixels. */
export type RidgeDrawing = {
  width: number;
  height: number;
  seed: number;
  near: readonly (readonly [x: number, metres: number])[];
  far: readonly (readonly [x: number, metres: number])[];
  /** The three named places, as x. */
  west: number;
  summit: number;
  east: number;
};

/** Altitude at the upper edge of the drawing. */
export const topMetres = 4300;

export const altitudes = { west: 414, summit: 4061, east: 583 } as const;

export const wideRidge: RidgeDrawing = {
  width: 2400,
  height: 390,
  seed: 5,
  west: 690,
  summit: 1400,
  east: 1665,
  near: [
    [0, 700],
    [150, 1350],
    [300, 1020],
    [375, 850],
    [450, 1780],
    [530, 900],
    [620, 560],
    [690, 414],
    [750, 600],
    [900, 1120],
    [975, 1080],
    [1050, 1700],
    [1125, 1560],
    [1200, 2180],
    [1270, 2930],
    [1330, 3120],
    [1400, 4061],
    [1450, 3500],
    [1510, 2600],
    [1575, 1840],
    [1665, 583],
    [1725, 1120],
    [1800, 2100],
    [1870, 2320],
    [1950, 2230],
    [2100, 3050],
    [2180, 2640],
    [2400, 3640],
  ],
  far: [
    [0, 1900],
    [75, 1600],
    [225, 2580],
    [300, 2560],
    [450, 1730],
    [525, 1780],
    [675, 1270],
    [750, 1430],
    [900, 2420],
    [975, 2520],
    [1050, 2210],
    [1200, 3230],
    [1275, 3330],
    [1425, 3110],
    [1500, 3340],
    [1650, 3090],
    [1800, 3810],
    [1875, 3890],
    [1950, 3760],
    [2100, 2920],
    [2175, 3150],
    [2250, 2800],
    [2400, 2980],
  ],
};

export const narrowRidge: RidgeDrawing = {
  width: 800,
  height: 280,
  seed: 9,
  west: 256,
  summit: 470,
  east: 545,
  near: [
    [0, 1500],
    [50, 1000],
    [100, 790],
    [150, 460],
    [175, 380],
    [200, 590],
    [256, 414],
    [275, 680],
    [300, 690],
    [325, 1290],
    [350, 1450],
    [400, 2700],
    [425, 2780],
    [470, 4061],
    [500, 2800],
    [545, 583],
    [575, 1090],
    [625, 1920],
    [700, 2290],
    [800, 2990],
  ],
  far: [
    [0, 2200],
    [75, 1920],
    [150, 1560],
    [250, 1840],
    [350, 2290],
    [450, 3080],
    [525, 3290],
    [600, 3700],
    [700, 3070],
    [800, 2600],
  ],
};

/** Pixels from the drawing's foot to an altitude. */
export const rise = (drawing: RidgeDrawing, metres: number) =>
  Math.round((metres / topMetres) * drawing.height);
