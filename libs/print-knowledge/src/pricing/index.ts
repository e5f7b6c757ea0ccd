export * from './add-ons.ts';
export * from './digital-prices.ts';
export * from './estimate.ts';
export * from './price-model.ts';
export * from './price-models.ts';
export * from './price-sources.ts';
