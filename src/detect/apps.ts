import { MAX_TOKEN } from './android-comment.ts';
import { commentAt, partsOf } from './comments.ts';

/** What an app says about the device: its maker (null if it names none) and the texts that may be its code. */
export interface AppBlock {
  maker: string | null;
  tokens: readonly string[];
}

/**
 * Finds the block in which an app names its device:
 *
 * - Instagram and Threads: `Android (29/10; 420dpi; 1080x2094; samsung; SM-A605G; a6plte; ...)`
 * - Weibo outside China: `HONOR-PGT-AN10_9_WeiboIntlAndroid_6710`
 *
 * @returns null if there is none
 */
export function appBlock(ua: string): AppBlock | null {
  const block = instagramBlock(ua) ?? weiboBlock(ua);
  return block === null || block.tokens[0]!.length > MAX_TOKEN ? null : block;
}

function instagramBlock(ua: string): AppBlock | null {
  const mark = 'Android (';
  const at = ua.indexOf(mark);
  if (at < 0) return null;
  const parts = partsOf(ua, commentAt(ua, at + mark.length - 1));
  // This block begins with "29/10; 420dpi; 1080x2094", as no other comment does.
  const [api, density, , maker, model] = parts;
  if (!api?.includes('/') || !density?.endsWith('dpi') || !maker || !model) return null;
  // The line may follow the maker: "Xiaomi/Redmi".
  const slash = maker.indexOf('/');
  return { maker: slash < 0 ? maker : maker.slice(0, slash), tokens: [model] };
}

/** The maker's name and the model come first. The version of Android follows. */
function weiboBlock(ua: string): AppBlock | null {
  const at = ua.indexOf('_WeiboIntlAndroid_');
  const end = at < 0 ? -1 : ua.lastIndexOf('_', at - 1);
  return end <= 0 ? null : { maker: null, tokens: [ua.slice(0, end).replaceAll('+', ' ')] };
}
