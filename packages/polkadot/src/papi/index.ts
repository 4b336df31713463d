export { getPapiSigner } from './getPapiSigner.js'
