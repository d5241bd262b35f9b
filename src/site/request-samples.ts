/** A complete request to the API. */
export interface Call {
  method: string;
  /** The whole address, percent-encoded. */
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  /** The body as JSON; null for none. */
  body: string | null;
  /** True if the answer is JSON, false if it is text. */
  isJson: boolean;
}

/** A call as a program. */
export interface Sample {
  language: string;
  code: string;
}

/**
 * Returns a call in five languages, each as a whole program without dependencies that prints the answer.
 *
 * @example samples(call)[0] // { language: 'curl', code: "curl -L 'https://…/api/check?q=s24'" }
 */
export const samples = (call: Call): Sample[] => {
  const whole: Call =
    call.body === null
      ? call
      : { ...call, headers: [['Content-Type', 'application/json'], ...call.headers] };
  return WRITERS.map(([language, write]) => ({ language, code: write(whole) }));
};

const curl = ({ url, headers, body }: Call): string =>
  [
    `curl -L ${shell(url)}`,
    ...headers.map(([name, value]) => `  -H ${shell(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`  -d ${shell(body)}`]),
  ].join(' \\\n');

function javascript({ method, url, headers, body, isJson }: Call): string {
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${text(method)},`]),
    ...(headers.length === 0 ? [] : [`  headers: ${object(headers, ': ', '{ ', ' }')},`]),
    ...(body === null ? [] : [`  body: JSON.stringify(${body}),`]),
  ];
  const given = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`;
  return [
    `const response = await fetch(${text(url)}${given});`,
    `const answer = await response.${isJson ? 'json' : 'text'}();`,
    `if (!response.ok) throw new Error(${isJson ? 'answer.detail' : 'answer'});`,
    'console.log(answer);',
  ].join('\n');
}

function python({ url, headers, body, isJson }: Call): string {
  const given = [
    ...(headers.length === 0 ? [] : [`    headers=${object(headers, ': ', '{', '}')},`]),
    ...(body === null ? [] : [`    data=${text(body)}.encode(),`]),
  ];
  return [
    ...(isJson ? ['import json'] : []),
    'import urllib.request',
    '',
    ...(given.length === 0
      ? [`request = ${text(url)}`]
      : ['request = urllib.request.Request(', `    ${text(url)},`, ...given, ')']),
    'with urllib.request.urlopen(request, timeout=10) as response:',
    isJson ? '    print(json.load(response))' : '    print(response.read().decode())',
  ].join('\n');
}

function php({ method, url, headers, body, isJson }: Call): string {
  const lines = headers.map(([name, value]) => single(`${name}: ${value}`));
  const given = [
    ...(method === 'GET' ? [] : [`    'method' => ${single(method)},`]),
    ...(lines.length === 0 ? [] : [`    'header' => [${lines.join(', ')}],`]),
    ...(body === null ? [] : [`    'content' => ${single(body)},`]),
  ];
  const context =
    given.length === 0 ? [] : ["$context = stream_context_create(['http' => [", ...given, ']]);'];
  const rest = given.length === 0 ? '' : ', false, $context';
  return [
    '<?php',
    ...context,
    `$answer = file_get_contents(${single(url)}${rest});`,
    isJson ? 'print_r(json_decode($answer, true));' : 'echo $answer;',
  ].join('\n');
}

const go = ({ method, url, headers, body }: Call): string =>
  [
    'package main',
    '',
    'import (',
    '\t"fmt"',
    '\t"io"',
    '\t"net/http"',
    ...(body === null ? [] : ['\t"strings"']),
    ')',
    '',
    'func main() {',
    `\trequest, err := http.NewRequest(${text(method)}, ${text(url)}, ${
      body === null ? 'nil' : `strings.NewReader(${text(body)})`
    })`,
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    ...headers.map(([name, value]) => `\trequest.Header.Set(${text(name)}, ${text(value)})`),
    '\tresponse, err := http.DefaultClient.Do(request)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tdefer response.Body.Close()',
    '\tanswer, err := io.ReadAll(response.Body)',
    '\tif err != nil {',
    '\t\tpanic(err)',
    '\t}',
    '\tfmt.Println(response.StatusCode, string(answer))',
    '}',
  ].join('\n');

const WRITERS: readonly (readonly [string, (call: Call) => string])[] = [
  ['curl', curl],
  ['JavaScript', javascript],
  ['Python', python],
  ['PHP', php],
  ['Go', go],
];

/** The languages of the samples, in their order. */
export const SAMPLE_LANGUAGES: readonly string[] = WRITERS.map(([language]) => language);

/** A string as JavaScript, Python and Go write it: the escapes of JSON mean the same in all three. */
const text = (value: string): string => JSON.stringify(value);
/** A string for a POSIX shell: single quotes quote everything. */
const shell = (value: string): string => `'${value.replaceAll("'", "'\\''")}'`;
/** A string of PHP without interpolation. */
const single = (value: string): string => `'${value.replace(/[\\']/g, '\\$&')}'`;
/** Pairs as an object of JavaScript or a dictionary of Python. */
const object = (pairs: Call['headers'], is: string, before: string, after: string): string =>
  before + pairs.map(([name, value]) => text(name) + is + text(value)).join(', ') + after;
