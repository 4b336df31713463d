import { expect, type Frame, type Page } from '@playwright/test'

/** Waits until a frame of a page has loaded a document of an origin. */
export async function untilFrame(page: Page, origin: string): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().startsWith(origin))
  await expect.poll(find).toBeDefined()
  const found = find() as Frame
  await found.waitForLoadState()
  return found
}
