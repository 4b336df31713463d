// JavaScript, since Node itself reads it: configurations of Vitest import it, and the repository's commands.
import { systemChromium } from './systemChromium.mjs'

const executablePath = process.env.CHROMIUM_PATH || systemChromium()

/** How Playwright starts the Chromium that `CHROMIUM_PATH` names, else the system's. */
export const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  ...(executablePath && { executablePath }),
}
