// A shop's server that answers from its own memory: no request leaves it.

import { InvalidQueryError, openLookup } from 'esim-lookup';
import express from 'express';

const lookup = await openLookup();
const app = express();

// GET /compatible?device=s24+ultra
app.get('/compatible', (request, response) => {
  try {
    const { verdict, devices } = lookup.answer(String(request.query.device ?? ''));
    response.json({ verdict, devices });
  } catch (error) {
    if (!(error instanceof InvalidQueryError)) throw error;
    response.status(400).json({ error: error.message });
  }
});

// GET /my-device: what the visitor's browser says of itself
app.get('/my-device', (request, response) => {
  response.set('Accept-CH', 'Sec-CH-UA-Model, Sec-CH-UA-Platform');
  response.set('Cache-Control', 'private, no-store');
  response.json(lookup.detect(request.headers));
});

const server = app.listen(process.env.PORT ?? 3000, () => {
  console.log(`http://localhost:${server.address().port}/compatible?device=s24+ultra`);
});
