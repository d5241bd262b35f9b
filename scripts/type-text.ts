// Writes the type of a schema's values as TypeScript, so that the package's types need no library.
import type * as v from 'valibot';

/** The parts of a schema that its type depends on. */
interface Node {
  type: string;
  pipe?: readonly (Node & { kind: string; description?: string })[];
  entries?: Record<string, Node>;
  wrapped?: Node;
  item?: Node;
  items?: readonly Node[];
  key?: Node;
  value?: Node;
  options?: readonly (Node | string | number)[];
  literal?: unknown;
}

/**
 * Returns the TypeScript type of a schema's values.
 *
 * @param schema the schema
 * @param nameOf returns the name of a schema with a named type; undefined for others
 * @throws {Error} for an unknown kind of schema
 * @example typeText(v.nullable(v.string()), () => undefined) // 'string | null'
 */
export function typeText(
  schema: v.GenericSchema,
  nameOf: (schema: object) => string | undefined,
): string {
  return text(schema as unknown as Node, '', true);

  function text(node: Node, indent: string, outermost = false): string {
    const name = outermost ? undefined : (nameOf(node) ?? nameOf(node.pipe?.[0] ?? node));
    if (name !== undefined) return name;
    switch (node.type) {
      case 'string':
      case 'number':
      case 'boolean':
      case 'unknown':
        return node.type;
      case 'literal':
        return JSON.stringify(node.literal);
      case 'picklist':
        return node.options!.map((o) => JSON.stringify(o)).join(' | ');
      case 'union':
        return node.options!.map((o) => text(o as Node, indent)).join(' | ');
      case 'nullable':
        return `${text(node.wrapped!, indent)} | null`;
      case 'array': {
        const item = text(node.item!, indent);
        return item.includes(' ') && !item.startsWith('{') ? `(${item})[]` : `${item}[]`;
      }
      case 'record':
        return `Record<string, ${text(node.value!, indent)}>`;
      case 'object':
      case 'strict_object':
        return object(node.entries!, `${indent}  `, indent);
      default:
        throw new Error(`No type is known for a schema of the kind "${node.type}".`);
    }
  }

  function object(entries: Record<string, Node>, inner: string, outer: string): string {
    const members = Object.entries(entries).map(([key, node]) => {
      const optional = node.type === 'optional';
      const value = optional ? node.wrapped! : node;
      // A named type has its own description.
      const description =
        nameOf(value) === undefined ? (descriptionOf(node) ?? descriptionOf(value)) : undefined;
      const doc = description === undefined ? '' : `${inner}/** ${description} */\n`;
      const type = text(value, inner) + (optional ? ' | undefined' : '');
      const name = /^[\w$]+$/.test(key) ? key : JSON.stringify(key);
      return `${doc}${inner}${name}${optional ? '?' : ''}: ${type};\n`;
    });
    return `{\n${members.join('')}${outer}}`;
  }
}

const descriptionOf = (node: Node): string | undefined =>
  node.pipe?.findLast(({ type }) => type === 'description')?.description;
