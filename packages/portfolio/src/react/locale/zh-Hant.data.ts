import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Traditional Chinese. */
export const texts: Translation<typeof en, 'zh-Hant'> = {
  'portfolio.total': '總價值',
  'portfolio.unavailable': '無法載入代幣',
  'portfolio.retry': '再試一次',
  'portfolio.empty': '{network} 上尚無代幣',
  'portfolio.receive': '接收代幣',
  'portfolio.token': '代幣',
  'portfolio.notHeld': '你已不再持有此代幣。',
  'portfolio.price': '價格',
  'portfolio.contract': '合約',
  'portfolio.network': '網路',
  'portfolio.copy': '複製合約地址',
  'portfolio.copyId': '複製代幣 ID',
  'portfolio.add': '加入錢包',
  'portfolio.adding': '請在錢包中確認',
  'portfolio.added': '已加入錢包',
  'portfolio.addDeclined': '已拒絕。再試一次。',
  'portfolio.addFailed': '無法加入錢包',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': '無法載入你的 NFT。它們在網路上很安全。',
  'portfolio.noNfts': '{network} 上尚無 NFT',
  'portfolio.receiveNfts': '接收 NFT',
  'portfolio.olderNfts': '載入較舊的 NFT',
  'portfolio.nftAmount': '持有',
  'portfolio.nftId': '代幣 ID',
  'portfolio.standard': '標準',
}
