export { icons } from './icons.js'
