import { build, type Plugin } from 'esbuild';
import { Hono } from 'hono';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileScript, parse } from 'vue/compiler-sfc';
import { bundleWidget } from '../../scripts/site-assets.ts';
import { blocksOf, root } from '../docs/blocks.ts';
import { launch, listen, open, type Site, withoutChromium } from './chromium.ts';

let browser: Browser;
let site: Site;
let shop: Site;
beforeAll(async () => {
  if (withoutChromium) return;
  [browser, site] = await Promise.all([launch(), listen()]);
  shop = await listen(await shopIn());
  // React is bundled twice, for a server and for the browser.
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([site?.close(), shop?.close()]);
});

/** A component of the documents, with the service that runs. */
function documented(language: string): string {
  const block = blocksOf('docs/widget.md').find((b) => b.language === language)!;
  return block.text.replaceAll('https://esim.example', site.url);
}

const REACT_SHOP = `
import { useState } from 'react';
import { EsimCheck } from 'component';
export function Shop() {
  const [blocks, setBlocks] = useState(true);
  const [answer, setAnswer] = useState('');
  return (
    <form action="/paid">
      <EsimCheck blocks={blocks} onAnswer={({ supports }) => setAnswer(supports)} />
      <output>{answer}</output>
      <button type="button" onClick={() => setBlocks(!blocks)}>Toggle</button>
      <button>Pay</button>
    </form>
  );
}`;
const VUE_SHOP = `
import { createApp, h, ref } from 'vue';
import EsimCheck from 'component';
const blocks = ref(true);
const answer = ref('');
createApp(() => h('form', { action: '/paid' }, [
  h(EsimCheck, { blocks: blocks.value, onAnswer: ({ supports }) => { answer.value = supports; } }),
  h('output', answer.value),
  h('button', { type: 'button', onClick: () => { blocks.value = !blocks.value; } }, 'Toggle'),
  h('button', 'Pay'),
])).mount('#root');`;

/** Bundles a shop as its developers do, with the script of the npm package. */
async function bundled(contents: string, modules: Record<string, string>): Promise<string> {
  const sources: Plugin = {
    name: 'sources',
    setup({ onResolve, onLoad }) {
      const filter = /^(?:component|shop|esim-lookup\/widget)$/;
      onResolve({ filter }, ({ path }) => ({ path, namespace: 'sources' }));
      onLoad({ filter: /./, namespace: 'sources' }, async ({ path }) => ({
        contents: modules[path] ?? (await bundleWidget(false)),
        loader: 'jsx',
        resolveDir: root,
      }));
    },
  };
  const { outputFiles } = await build({
    stdin: { contents, loader: 'jsx', resolveDir: root },
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    plugins: [sources],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
  });
  return outputFiles[0]!.text;
}

/** The Vue component as its bundlers compile it. */
function vueComponent(): string {
  const { descriptor, errors } = parse(documented('vue'));
  expect(errors).toEqual([]);
  const compilerOptions = { isCustomElement: (tag: string) => tag === 'esim-check' };
  return compileScript(descriptor, {
    id: 'esim',
    inlineTemplate: true,
    templateOptions: { compilerOptions },
  }).content;
}

async function shopIn(): Promise<Hono> {
  const react = { component: documented('jsx'), shop: REACT_SHOP };
  const server = await bundled(
    `import { renderToString } from 'react-dom/server.browser';
     import { Shop } from 'shop';
     export const html = renderToString(<Shop />);`,
    react,
  );
  // On the server there are no elements: the import of the widget must not mind.
  const address = `data:text/javascript;base64,${Buffer.from(server).toString('base64')}`;
  const { html } = (await import(/* @vite-ignore */ address)) as { html: string };
  const scripts: Record<string, string> = {
    react: await bundled(
      `import { hydrateRoot } from 'react-dom/client';
       import { Shop } from 'shop';
       hydrateRoot(document.getElementById('root'), <Shop />);`,
      react,
    ),
    vue: await bundled(VUE_SHOP, { component: vueComponent() }),
  };
  const page = (name: string, body: string): string =>
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>` +
    `<div id="root">${body}</div><script type="module" src="/${name}.js"></script>`;
  return new Hono()
    .get('/react', (c) => c.html(page('react', html)))
    .get('/vue', (c) => c.html(page('vue', '')))
    .get('/:name{(?:react|vue)\\.js}', (c) =>
      c.body(scripts[c.req.param('name').slice(0, -3)]!, {
        headers: { 'Content-Type': 'text/javascript' },
      }),
    )
    .get('/paid', (c) => c.text(`paid ${c.req.query('esim') ?? ''}`))
    .get('/favicon.ico', (c) => c.body(null, 204));
}

describe.skipIf(withoutChromium).each(['react', 'vue'])('the element in %s', (framework) => {
  test('takes attributes and properties, and its events arrive', async () => {
    const { page, context, faults } = await open(browser);
    await page.goto(`${shop.url}/${framework}`);
    const widget = page.locator('esim-check');
    await widget.locator('input').fill('SM-S9210');
    await widget.locator('input').press('Enter');
    await widget.locator('.word.no').waitFor();
    expect(await page.locator('output').textContent()).toBe('no');
    expect(await widget.getAttribute('name')).toBe('esim');

    // The property `block`, true and then false.
    const pay = page.getByRole('button', { name: 'Pay' });
    await pay.click();
    expect(new URL(page.url()).pathname).toBe(`/${framework}`);
    await page.getByRole('button', { name: 'Toggle' }).click();
    expect(await widget.evaluate((e) => (e as unknown as { block: boolean }).block)).toBe(false);
    // A redrawing of the shop leaves the answer as it is.
    expect(await widget.locator('.word').count()).toBe(1);
    await pay.click();
    await page.getByText('paid no').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

test.skipIf(withoutChromium)('a server that draws with React writes the element', async () => {
  const html = await (await fetch(`${shop.url}/react`)).text();
  expect(html).toContain(`<esim-check service="${site.url}" name="esim" block="">`);
});
