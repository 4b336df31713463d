import { createContext } from 'react'
import { watchArmed } from './watchArmed.js'

/** What arms the buttons of a view. The gallery, where a script presses, has another. */
export const Arming = createContext(watchArmed)
