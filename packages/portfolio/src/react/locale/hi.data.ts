import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Hindi. */
export const texts: Translation<typeof en, 'hi'> = {
  'portfolio.total': 'कुल कीमत',
  'portfolio.unavailable': 'टोकन लोड नहीं हो सके',
  'portfolio.retry': 'फिर से कोशिश करें',
  'portfolio.empty': '{network} पर अभी कोई टोकन नहीं',
  'portfolio.receive': 'टोकन पाएँ',
  'portfolio.token': 'टोकन',
  'portfolio.notHeld': 'यह टोकन अब आपके पास नहीं है।',
  'portfolio.price': 'कीमत',
  'portfolio.contract': 'कॉन्ट्रैक्ट',
  'portfolio.network': 'नेटवर्क',
  'portfolio.copy': 'कॉन्ट्रैक्ट का पता कॉपी करें',
  'portfolio.copyId': 'टोकन आईडी कॉपी करें',
  'portfolio.add': 'वॉलेट में जोड़ें',
  'portfolio.adding': 'अपने वॉलेट में पुष्टि करें',
  'portfolio.added': 'वॉलेट में जोड़ा गया',
  'portfolio.addDeclined': 'अस्वीकृत। फिर से कोशिश करें।',
  'portfolio.addFailed': 'वॉलेट में जोड़ा नहीं जा सका',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'आपके NFT लोड नहीं हो सके। वे नेटवर्क पर सुरक्षित हैं।',
  'portfolio.noNfts': '{network} पर अभी कोई NFT नहीं',
  'portfolio.receiveNfts': 'NFT पाएँ',
  'portfolio.olderNfts': 'पुराने NFT लोड करें',
  'portfolio.nftAmount': 'आपके पास',
  'portfolio.nftId': 'टोकन आईडी',
  'portfolio.standard': 'स्टैंडर्ड',
}
