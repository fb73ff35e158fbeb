/**
 * What a shared link shows of a picture: of the shape that networks and messengers ask for, in pixels,
 * and a JPEG, since not all of them read WebP. A constant each, which packs to the bare figure.
 */
export const cardWidth = 1200;
export const cardHeight = 630;
export const cardEnd = 'card.jpg';
