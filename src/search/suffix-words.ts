import { NEGATION, SUFFIX, type Words } from '../text/lexicon.ts';
import { hasDigit, isNetwork, type Token } from '../text/tokens.ts';

/**
 * The tokens of a query with the words that a language has for a suffix as that suffix: the "más" of "note 12 pro
 * más" is a plus. Only right behind a number or a suffix at the end of a name it is one: "iphone 15 más barato"
 * and "ya no uso el iphone 15 más" say something else.
 *
 * @param tokens of a folded query, in its order
 */
export function readSuffixWords(tokens: readonly Token[], words: Words): readonly Token[] {
  const isSuffixWord = ({ text }: Token): boolean => words.factsOf(text).suffix !== null;
  if (!tokens.some(isSuffixWord) || tokens.some(({ text }) => isNegation(text, words))) {
    return tokens;
  }
  return tokens.map((token, i) => {
    const { suffix } = words.factsOf(token.text);
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (suffix === null || before === undefined || isNetwork(before.text)) return token;
    const isBehind = hasDigit(before.text) || (words.bitsOf(before.text) & SUFFIX) !== 0;
    const isEnd = next === undefined || hasDigit(next.text);
    return isBehind && isEnd ? { ...token, text: suffix } : token;
  });
}

const isNegation = (text: string, words: Words): boolean => (words.bitsOf(text) & NEGATION) !== 0;
