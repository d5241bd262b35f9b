import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { run } from './command.ts';

test('a port that is taken is named, with the way out', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  try {
    // The test runner has a BASE_URL of its own.
    const env = { HOST: '127.0.0.1', PORT: String(port), BASE_URL: '' };
    const { code, err } = await run(['serve'], { env });
    expect(code).toBe(3);
    expect(err).toBe(
      `esim-lookup: Port ${port} is taken by another program. Set PORT to another one: PORT=8081.\n`,
    );
  } finally {
    other.close();
  }
});
