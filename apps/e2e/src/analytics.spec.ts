import type { Request } from '@playwright/test'
import { expect, test } from './support/test.js'

test('events are handed to the browser when the user leaves, and kit-server accepts them', async ({
  openDemo,
  context,
  stack,
}) => {
  const requested: Request[] = []
  context.on('request', (request) => {
    if (/\/(getAnalyticsConfig|batch)\?/.test(request.url())) requested.push(request)
  })
  const { serverUrl } = stack.config
  const demo = await openDemo()
  const answered = demo.page.waitForResponse((response) => response.url().includes('/getAnalyticsConfig'))
  await demo.open()
  expect(await (await answered).json()).toEqual({ isAnalyticsEnabled: true })
  await demo.modal.getByRole('button', { name: 'Close' }).click()
  await expect(demo.modal).toBeHidden()
  // A test can't observe requests of a closing page, so the page is hidden instead.
  await demo.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => requested.length).toBe(2)
  const beacon = requested[1]
  expect(beacon?.resourceType()).toBe('ping')
  const events = JSON.parse(beacon?.postData() ?? '[]')
  expect(events.map(({ props }: { props: { event: string } }) => props.event)).toEqual(['MODAL_OPEN', 'MODAL_CLOSE'])
  // Sent again, as by a page that got no response: accepted, and stored once.
  const again = await context.request.post(beacon?.url() ?? '', {
    headers: { 'content-type': 'text/plain;charset=UTF-8', origin: stack.config.demoUrl },
    data: beacon?.postData() ?? '',
  })
  expect(again.status()).toBe(202)
  expect(beacon?.url().startsWith(serverUrl)).toBe(true)
})
