export { eip155 } from '../../index.js'
