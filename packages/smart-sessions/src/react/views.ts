export { en } from './en.data.js'
export { SessionsRow } from './SessionsRow.js'
export { smartSessionCreatedView as SmartSessionCreated } from './SmartSessionCreated.js'
export { smartSessionListView as SmartSessionList } from './SmartSessionList.js'
