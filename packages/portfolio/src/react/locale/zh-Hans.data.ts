import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Simplified Chinese. */
export const texts: Translation<typeof en, 'zh-Hans'> = {
  'portfolio.total': '总价值',
  'portfolio.unavailable': '无法加载代币',
  'portfolio.retry': '重试',
  'portfolio.empty': '{network} 上暂无代币',
  'portfolio.receive': '接收代币',
  'portfolio.token': '代币',
  'portfolio.notHeld': '您已不再持有此代币。',
  'portfolio.price': '价格',
  'portfolio.contract': '合约',
  'portfolio.network': '网络',
  'portfolio.copy': '复制合约地址',
  'portfolio.copyId': '复制代币 ID',
  'portfolio.add': '添加到钱包',
  'portfolio.adding': '请在钱包中确认',
  'portfolio.added': '已添加到钱包',
  'portfolio.addDeclined': '已拒绝，请重试。',
  'portfolio.addFailed': '无法添加到钱包',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': '无法加载您的 NFT，它们仍安全地保存在网络上。',
  'portfolio.noNfts': '{network} 上暂无 NFT',
  'portfolio.receiveNfts': '接收 NFT',
  'portfolio.olderNfts': '加载更早的 NFT',
  'portfolio.nftAmount': '持有数量',
  'portfolio.nftId': '代币 ID',
  'portfolio.standard': '标准',
}
