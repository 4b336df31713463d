import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Korean. */
export const texts: Translation<typeof en, 'ko'> = {
  'portfolio.total': '총 가치',
  'portfolio.unavailable': '토큰을 불러오지 못했습니다',
  'portfolio.retry': '다시 시도',
  'portfolio.empty': '{network}에 아직 토큰이 없습니다',
  'portfolio.receive': '토큰 받기',
  'portfolio.token': '토큰',
  'portfolio.notHeld': '이 토큰을 더 이상 보유하고 있지 않습니다.',
  'portfolio.price': '가격',
  'portfolio.contract': '컨트랙트',
  'portfolio.network': '네트워크',
  'portfolio.copy': '컨트랙트 주소 복사',
  'portfolio.copyId': '토큰 ID 복사',
  'portfolio.add': '지갑에 추가',
  'portfolio.adding': '지갑에서 확인하세요',
  'portfolio.added': '지갑에 추가됨',
  'portfolio.addDeclined': '거절했습니다. 다시 시도하세요.',
  'portfolio.addFailed': '지갑에 추가하지 못했습니다',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'NFT를 불러오지 못했습니다. NFT는 네트워크에 안전하게 있습니다.',
  'portfolio.noNfts': '{network}에 아직 NFT가 없습니다',
  'portfolio.receiveNfts': 'NFT 받기',
  'portfolio.olderNfts': '이전 NFT 불러오기',
  'portfolio.nftAmount': '보유 수량',
  'portfolio.nftId': '토큰 ID',
  'portfolio.standard': '표준',
}
