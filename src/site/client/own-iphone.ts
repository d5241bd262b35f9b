import type { OwnText } from '../own-iphone.ts';

/**
 * Narrows the answer for all iPhones to those that report this screen. Safari names no model. The page contains
 * the answers for all screens, so that the browser need not send its own.
 *
 * @param data the block in the card with the texts by screen
 */
export function narrowToScreen(data: HTMLElement): void {
  const texts = JSON.parse(data.textContent ?? '{}') as Partial<Record<string, OwnText>>;
  const own = texts[`${screen.width}x${screen.height}@${devicePixelRatio}`];
  const card = data.closest('.card');
  if (own === undefined || card === null) return;
  const part = (selector: string): Element => card.querySelector(selector)!;
  const { supports, members } = own;
  part('.name bdi').textContent = own.name;
  part('.word span').textContent = own.word;
  part('.sentence').textContent = own.sentence;
  const list = [...part('.members ul').children] as HTMLElement[];
  for (const [i, entry] of list.entries()) entry.hidden = !members.includes(i);
  (part('.members h2') as HTMLElement).hidden = members.length === 1;
  if (card.classList.contains(supports)) {
    const exceptions = card.querySelector('[data-fact=exceptions]');
    if (own.exceptions === '') exceptions?.remove();
    else exceptions!.querySelector('li')!.textContent = own.exceptions;
    return;
  }
  // The next steps depend on the device. Its page has them.
  part('.facts').remove();
  card.className = `card ${supports}`;
  part('.word .mark').setAttribute('class', `mark ${supports}`);
  part('.word use').setAttribute('href', `#mark-${supports}`);
}
