export { embedFont, type EmbeddedFont } from './embedded-font.ts';
export { addLayers, layerContent } from './layers.ts';
export {
  setBoxes,
  strokeContent,
  textContent,
  type Curve,
  type Point,
  type Rectangle,
} from './page-content.ts';
export { OVERPRINT, separationSpace, type SpotColor } from './spot-colors.ts';
