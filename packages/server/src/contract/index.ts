export type { Endpoint } from './Endpoint.js'
export { endpoints } from './endpoints.js'
export { toOpenApi } from './toOpenApi.js'
