import { describe, expect, it } from 'vitest'
import { headingId } from './headingId.js'

describe('headingId', () => {
  it.each([
    ['Quick start', 'quick-start'],
    ['1. Add the plugins', '1-add-the-plugins'],
    ['KitModal, KitUi and mountModal', 'kitmodal-kitui-and-mountmodal'],
    ['Who can touch my keys?', 'who-can-touch-my-keys'],
    ['account', 'account'],
  ])('%s has the ID %s', (text, id) => expect(headingId(text)).toBe(id))
})
