export * from './answer.ts';
export * from './brand.ts';
export * from './compiled.ts';
export * from './device.ts';
export * from './record.ts';
export * from './region.ts';
export * from './source.ts';
export * from './text.ts';
