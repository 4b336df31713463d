export { selectSendFeature } from './selectSendFeature.js'
export { sendFeature } from './sendFeature.js'
