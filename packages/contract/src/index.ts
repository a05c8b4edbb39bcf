/**
 * What browser and server agree on. Importing this loads the schemas and their validator; the browser
 * imports the modules without schemas one by one (`@faith-fables/contract/endpoints`), and only types from here.
 */
export * from './age-groups.ts'
export * from './api-errors.ts'
export * from './count-of.ts'
export * from './curly-marks.ts'
export * from './desk-schemas.ts'
export * from './endpoints.ts'
export * from './generation-schemas.ts'
export * from './generation-status.ts'
export * from './identity-schemas.ts'
export * from './limits.ts'
export * from './picture-sizes.ts'
export * from './prices.ts'
export * from './reference-schemas.ts'
export * from './report-schemas.ts'
export * from './routes.ts'
export * from './story-schemas.ts'
export * from './text-measure.ts'
export * from './user-schemas.ts'
export * from './verse-warning.ts'
export * from './visible-text.ts'
