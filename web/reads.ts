// Which fields of a game's view its board reads: asked of the TypeScript compiler, so that two fields of
// the same name are not mistaken for each other. For the test that no part of a game goes undrawn.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { VERSION, parse } from "svelte/compiler";
import { svelte2tsx } from "svelte2tsx";
import ts from "typescript";

const WEB = import.meta.dirname;
const GAMES = join(WEB, "src", "games");
const SHIMS = join(WEB, "node_modules", "svelte2tsx", "svelte-shims-v4.d.ts");
const AMBIENT = join(WEB, "src", "modules.d.ts");

const typesOf = (game: string): string => join(WEB, "src", "generated", `${game}.ts`);

function settings(): ts.CompilerOptions {
  const path = join(WEB, "tsconfig.json");
  return ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, WEB)
    .options;
}

/** A file system in which every component `X.svelte` is also there as `X.svelte.ts`. */
function host(options: ts.CompilerOptions): ts.CompilerHost {
  const plain = ts.createCompilerHost(options);
  const componentOf = (path: string): string | null => {
    const source = path.replace(/\.ts$/u, "");
    return path.endsWith(".svelte.ts") && !plain.fileExists(path) && plain.fileExists(source)
      ? source
      : null;
  };
  const readFile = (path: string): string | undefined => {
    const component = componentOf(path);
    if (component === null) return plain.readFile(path);
    const source = plain.readFile(component) ?? "";
    return svelte2tsx(source, {
      filename: component,
      isTsFile: true,
      mode: "ts",
      version: VERSION,
      parse,
    }).code;
  };
  return {
    ...plain,
    fileExists: (path) => componentOf(path) !== null || plain.fileExists(path),
    readFile,
    getSourceFile: (path, language) => {
      const text = readFile(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, language, true);
    },
  };
}

function sourcesOf(game: string): string[] {
  const drawn = readdirSync(join(GAMES, game), { encoding: "utf-8", recursive: true }).filter(
    (name) => /\.(svelte|ts)$/u.test(name) && !/\.test\.ts$|^ignored\.ts$/u.test(name),
  );
  return drawn.map((name) => join(GAMES, game, name.endsWith(".svelte") ? `${name}.ts` : name));
}

const isField = (
  node: ts.Node,
): node is ts.PropertySignature & { parent: ts.InterfaceDeclaration } =>
  ts.isPropertySignature(node) && ts.isInterfaceDeclaration(node.parent);
const named = (field: ts.PropertySignature & { parent: ts.InterfaceDeclaration }): string =>
  `${field.parent.name.text}.${field.name.getText()}`;

/** The properties that an expression reads, however it is written. */
function propertiesRead(node: ts.Node, checker: ts.TypeChecker): (ts.Symbol | undefined)[] {
  if (ts.isPropertyAccessExpression(node)) return [checker.getSymbolAtLocation(node.name)];
  if (ts.isElementAccessExpression(node)) {
    const of = checker.getTypeAtLocation(node.expression);
    const key = checker.getTypeAtLocation(node.argumentExpression);
    const keys = key.isUnion() ? key.types : [key];
    return keys.flatMap((each) => (each.isStringLiteral() ? [of.getProperty(each.value)] : []));
  }
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
    const name = (node.propertyName ?? node.name).getText();
    return [checker.getTypeAtLocation(node.parent).getProperty(name)];
  }
  return [];
}

/** Every field of every part of a game's view, as `Part.field`. */
export function fieldsOf(game: string): string[] {
  const source = ts.createSourceFile(
    "",
    ts.sys.readFile(typesOf(game)) ?? "",
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements.flatMap((each) =>
    ts.isInterfaceDeclaration(each) ? each.members.filter(isField).map(named) : [],
  );
}

/** The fields that the files of a game's board read, as `Part.field`. */
export function fieldsReadBy(game: string): Set<string> {
  const options = settings();
  const sources = sourcesOf(game);
  const program = ts.createProgram([...sources, SHIMS, AMBIENT], options, host(options));
  const checker = program.getTypeChecker();
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    for (const property of propertiesRead(node, checker))
      for (const field of property?.declarations ?? [])
        if (isField(field) && field.getSourceFile().fileName === typesOf(game))
          found.add(named(field));
    ts.forEachChild(node, visit);
  };
  for (const path of sources) {
    const source = program.getSourceFile(path);
    if (!source) throw new Error(`${path} could not be read`);
    visit(source);
  }
  return found;
}
