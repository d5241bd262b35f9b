// A route handler of Next.js (app router) that asks a service and passes its answer on.
import { Client, isProblem } from 'esim-lookup/client';

const client = new Client(process.env.ESIM_LOOKUP_URL ?? 'http://localhost:8080');

// GET /api/compatible?device=s24+ultra
export async function GET(request: Request): Promise<Response> {
  const device = new URL(request.url).searchParams.get('device') ?? '';
  try {
    const answer = await client.check(device, { limit: 3, signal: request.signal });
    return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=300' } });
  } catch (error) {
    if (isProblem(error)) return Response.json(error.problem, { status: error.status });
    return Response.json({ detail: 'The service is not there.' }, { status: 502 });
  }
}
