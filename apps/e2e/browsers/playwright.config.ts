import { readFileSync } from 'node:fs'
import { launchOptions } from '@kit/chromium'
import { defineConfig } from '@playwright/test'
import type { DemoOptions } from '../src/support/test.js'
import { type Journey, journeyTitles } from './journeyTitles.js'

const journeys: readonly Journey[] = JSON.parse(
  readFileSync(new URL('../../../conformance/firefox.json', import.meta.url), 'utf8'),
)
const firefoxPath = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr'

/** Core journeys in other browsers: tests of the end-to-end suite in Firefox, and tests of their own in WebKit and on emulated phones. */
export default defineConfig<DemoOptions>({
  testDir: '..',
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: { locale: 'en-US', colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' }, trace: 'off' },
  projects: [
    {
      name: 'firefox',
      testMatch: journeys.map(({ file }) => file.slice('apps/e2e/'.length)),
      grep: journeyTitles(journeys),
      use: {
        browserName: 'firefox',
        // The released Firefox over WebDriver BiDi, instead of a patched build.
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefoxPath,
          // Tests read the clipboard, which would ask the user.
          firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
        },
      },
    },
    {
      name: 'webkit',
      testMatch: 'browsers/webkit.spec.ts',
      // WebKit is started by the tests. Chromium is the device of the remote wallet and of emails.
      use: { browserName: 'chromium', launchOptions },
    },
    {
      name: 'phones',
      testMatch: 'browsers/phones.spec.ts',
      use: { browserName: 'chromium', launchOptions },
    },
  ],
})
