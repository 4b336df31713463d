import { createContext, useContext } from 'react'
import { type DemoTexts, demoTexts } from './demoTexts.data.js'

/** The texts in the language of the page. */
export const DemoTextsContext = createContext<DemoTexts>(demoTexts.en)

/** Returns the texts in the language of the page. */
export const useDemoTexts = (): DemoTexts => useContext(DemoTextsContext)
