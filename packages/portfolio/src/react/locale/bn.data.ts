import type { Translation } from '@kit/react-ui/feature'
import type { en } from '../en.data.js'

/** Texts in Bangla. */
export const texts: Translation<typeof en, 'bn'> = {
  'portfolio.total': 'মোট মূল্য',
  'portfolio.unavailable': 'টোকেন লোড করা যায়নি',
  'portfolio.retry': 'আবার চেষ্টা করুন',
  'portfolio.empty': '{network}-এ এখনও কোনো টোকেন নেই',
  'portfolio.receive': 'টোকেন গ্রহণ করুন',
  'portfolio.token': 'টোকেন',
  'portfolio.notHeld': 'এই টোকেন আর আপনার কাছে নেই।',
  'portfolio.price': 'দাম',
  'portfolio.contract': 'কন্ট্র্যাক্ট',
  'portfolio.network': 'নেটওয়ার্ক',
  'portfolio.copy': 'কন্ট্র্যাক্টের ঠিকানা কপি করুন',
  'portfolio.copyId': 'টোকেন আইডি কপি করুন',
  'portfolio.add': 'ওয়ালেটে যোগ করুন',
  'portfolio.adding': 'আপনার ওয়ালেটে নিশ্চিত করুন',
  'portfolio.added': 'ওয়ালেটে যোগ হয়েছে',
  'portfolio.addDeclined': 'প্রত্যাখ্যাত। আবার চেষ্টা করুন।',
  'portfolio.addFailed': 'ওয়ালেটে যোগ করা যায়নি',
  'portfolio.nft': 'NFT',
  'portfolio.nftsUnavailable': 'আপনার NFT লোড করা যায়নি। সেগুলো নেটওয়ার্কে নিরাপদ আছে।',
  'portfolio.noNfts': '{network}-এ এখনও কোনো NFT নেই',
  'portfolio.receiveNfts': 'NFT গ্রহণ করুন',
  'portfolio.olderNfts': 'পুরোনো NFT লোড করুন',
  'portfolio.nftAmount': 'আপনার আছে',
  'portfolio.nftId': 'টোকেন আইডি',
  'portfolio.standard': 'স্ট্যান্ডার্ড',
}
