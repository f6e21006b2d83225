export type { Fault } from '../base/fault.ts';
export type { Media, Post } from '../model/post.ts';
export { type RenderedWidget, type RenderOptions, renderWidget } from './render-widget.ts';
export type { WidgetName, WidgetSettings } from './server-element.ts';
