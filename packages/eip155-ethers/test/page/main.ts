export { eip155 } from '../../src/index.js'
