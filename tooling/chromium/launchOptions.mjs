// JavaScript, because Node loads it directly: Vitest configurations and the repository's commands import it.
import { systemChromium } from './systemChromium.mjs'

const executablePath = process.env.CHROMIUM_PATH || systemChromium()

/** Playwright launch options for the Chromium at `CHROMIUM_PATH`, else the system's. */
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
