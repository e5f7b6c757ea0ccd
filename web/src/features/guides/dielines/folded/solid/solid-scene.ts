import { AmbientLight, DirectionalLight, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { AMBIENT, DIRECTED, lightFrom } from '../picture/light.ts';
import { FIELD_OF_VIEW, eyeOf, type Camera, type Size } from '../picture/projection.ts';
import { PaperMaterials } from './paper-materials.ts';
import { SolidPiece, type PieceToBuild } from './solid-piece.ts';

interface Shown {
  progress: number;
  camera: Camera;
  size: Size;
}

const MAX_PIXEL_RATIO = 2;

/** The 3D picture of a piece. It is rendered only after something has changed. */
export class SolidScene {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly eye = new PerspectiveCamera(FIELD_OF_VIEW);
  private readonly materials: PaperMaterials;
  private piece: SolidPiece | undefined;
  private shown: Shown | undefined;
  private frame: number | undefined;

  /** @throws if the browser has no WebGL */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onLost: (isLost: boolean) => void,
  ) {
    const context = canvas.getContext('webgl2', { alpha: true, antialias: true });
    if (!context) throw new Error('WebGL 2 is not available');
    this.renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.materials = new PaperMaterials(getComputedStyle(canvas));
    const light = new DirectionalLight(0xffffff, DIRECTED * Math.PI);
    light.position.set(...lightFrom);
    // Both lights go with the viewer, so that no side of the piece is in the dark.
    this.eye.add(light, light.target, new AmbientLight(0xffffff, AMBIENT * Math.PI));
    this.scene.add(this.eye);
    canvas.addEventListener('webglcontextlost', this.handleLost);
    canvas.addEventListener('webglcontextrestored', this.handleRestored);
  }

  setPiece(toBuild: PieceToBuild): void {
    this.removePiece();
    this.piece = new SolidPiece(toBuild, this.materials);
    this.scene.add(this.piece.group);
  }

  show(shown: Shown): void {
    this.shown = shown;
    this.frame ??= requestAnimationFrame(this.render);
  }

  /** Gives the memory and the graphics context back. */
  dispose(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.canvas.removeEventListener('webglcontextlost', this.handleLost);
    this.canvas.removeEventListener('webglcontextrestored', this.handleRestored);
    this.removePiece();
    this.materials.dispose();
    this.renderer.dispose();
    // Browsers allow only a few contexts at a time.
    this.renderer.forceContextLoss();
  }

  private readonly render = (): void => {
    this.frame = undefined;
    if (!this.shown) return;
    const { progress, camera, size } = this.shown;
    this.renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO));
    this.renderer.setSize(size.width, size.height);
    this.eye.aspect = size.width / size.height;
    this.eye.near = camera.distance / 10;
    this.eye.far = camera.distance * 3;
    this.eye.updateProjectionMatrix();
    this.eye.position.set(...eyeOf(camera));
    this.eye.lookAt(...camera.target);
    this.piece?.fold(progress);
    this.renderer.render(this.scene, this.eye);
  };

  private readonly handleLost = (): void => this.onLost(true);

  private readonly handleRestored = (): void => {
    this.onLost(false);
    if (this.shown) this.show(this.shown);
  };

  private removePiece(): void {
    if (!this.piece) return;
    this.scene.remove(this.piece.group);
    this.piece.dispose();
    this.piece = undefined;
  }
}
