export { formatSs58, isSs58Prefix, parseSs58, type Ss58 } from './address/ss58.js'
