export { createToolbox, type Toolbox, type ToolReply } from './toolbox.ts';
export type { GuideEntry } from './search-guides.ts';
export type { Found, NotFound, Tool } from './tool.ts';
