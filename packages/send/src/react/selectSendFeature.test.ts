import { expect, it } from 'vitest'
import { selectSendFeature } from './selectSendFeature.js'
import { sendFeature } from './sendFeature.js'

const namesOf = ({ views, accountActions, tokenActions }: typeof sendFeature) => ({
  views: Object.keys(views ?? {}),
  accountActions: accountActions?.map(({ id }) => id),
  tokenActions: tokenActions?.map(({ id }) => id),
})
const receiveViews = ['WalletReceive', 'WalletReceiveSelectToken', 'WalletCompatibleNetworks']

it('selectSendFeature keeps everything if both are shown', () => {
  expect(namesOf(selectSendFeature({ send: true, receive: true }))).toEqual(namesOf(sendFeature))
})

it('selectSendFeature keeps only the buttons and views of Receive', () => {
  expect(namesOf(selectSendFeature({ send: false, receive: true }))).toEqual({
    views: receiveViews,
    accountActions: ['receive'],
    tokenActions: ['receive'],
  })
})

it('selectSendFeature keeps only the buttons and views of Send', () => {
  expect(namesOf(selectSendFeature({ send: true, receive: false }))).toEqual({
    views: namesOf(sendFeature).views.filter((view) => !receiveViews.includes(view)),
    accountActions: ['send'],
    tokenActions: ['send'],
  })
})
