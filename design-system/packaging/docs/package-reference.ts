import { dirname, join, relative } from "node:path";
import ts from "typescript-6";
import { commonProps } from "./common-props.ts";

const root = join(import.meta.dirname, "../..");
const source = join(root, "src");

export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly byDefault: string | undefined;
  readonly meaning: string;
}
/** An export of the package. Only components have props. */
export interface Export {
  readonly name: string;
  readonly meaning: string;
  /** Its declaration, without the body of a function. */
  readonly declaration: string;
  /** The folder of its file, from the package's folder. */
  readonly folder: string;
  readonly props?: readonly Prop[];
}

/** The exports of these files of `src`, read from the sources, where the defaults are. */
export function packageReference(files: readonly string[]): Map<string, Export[]> {
  const paths = files.map((file) => join(root, file));
  const program = ts.createProgram(
    [...paths, join(source, "module-types.d.ts")],
    readOptions(join(root, "tsconfig.json")),
  );
  const checker = program.getTypeChecker();
  const exportsOf = (path: string): Export[] => {
    const file = program.getSourceFile(path);
    const symbol = file && checker.getSymbolAtLocation(file);
    if (!symbol) throw new Error(`${path} has no exports.`);
    return checker.getExportsOfModule(symbol).map((exported) => readExport(exported, checker));
  };
  return new Map(paths.map((path, index) => [files[index] ?? "", exportsOf(path)]));
}

function readOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path)) as { config: object };
  return ts.parseJsonConfigFileContent(config, ts.sys, dirname(file)).options;
}

function readExport(exported: ts.Symbol, checker: ts.TypeChecker): Export {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declared] = symbol.declarations ?? [];
  if (!declared) throw new Error(`${exported.name} has no declaration.`);
  const component = isComponent(exported.name) ? functionOf(declared) : undefined;
  return {
    name: exported.name,
    meaning: meaningOf(symbol, checker),
    declaration: declarationOf(exported.name, declared, checker),
    folder: relative(root, dirname(declared.getSourceFile().fileName)),
    ...(component && { props: readProps(component, checker) }),
  };
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name);

function functionOf(declared: ts.Declaration): ts.SignatureDeclaration | undefined {
  if (ts.isFunctionDeclaration(declared)) return declared;
  if (!ts.isVariableDeclaration(declared) || !declared.initializer) return undefined;
  return ts.isArrowFunction(declared.initializer) ? declared.initializer : undefined;
}

/** What a user must know: not the body of a function, nor the value of a long constant. */
function declarationOf(name: string, declared: ts.Declaration, checker: ts.TypeChecker): string {
  if (ts.isInterfaceDeclaration(declared) || ts.isTypeAliasDeclaration(declared))
    return declared.getText().replace(/^export /, "");
  if (ts.isFunctionDeclaration(declared) && declared.body)
    return declared
      .getText()
      .slice(0, declared.body.getStart() - declared.getStart())
      .trim()
      .replace(/^export /, "");
  const type = checker.getTypeAtLocation(declared);
  return `const ${name}: ${checker.typeToString(type, declared, ts.TypeFormatFlags.NoTruncation)}`;
}

const meaningOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, " ").trim();

/** The props that the package declares. Attributes of the element come from React. */
function readProps(component: ts.SignatureDeclaration, checker: ts.TypeChecker): Prop[] {
  const [parameter] = component.parameters;
  if (!parameter) return [];
  const type = checker.getTypeAtLocation(parameter);
  const variants = type.isUnion() ? type.types : [type];
  const symbols = new Map(
    variants.flatMap((one) => checker.getPropertiesOfType(one)).map((it) => [it.name, it]),
  );
  return [...symbols.values()].flatMap((symbol) => {
    const declared = symbol.declarations?.[0];
    if (!declared?.getSourceFile().fileName.startsWith(source)) return [];
    return {
      name: symbol.name,
      type: typeOf(symbol, declared, checker),
      isRequired: variants.every((one) => isRequiredIn(one, symbol.name, checker)),
      byDefault: defaultInFunction(component, symbol.name) ?? defaultInRecipe(declared, symbol.name),
      meaning: meaningOf(symbol, checker) || commonMeaning(symbol.name, component),
    };
  });
}

function commonMeaning(prop: string, component: ts.SignatureDeclaration): string {
  const meaning = commonProps[prop];
  if (meaning === undefined)
    throw new Error(
      `The prop ${prop} of ${component.name?.getText()} needs a comment that says what it means.`,
    );
  return meaning;
}

function isRequiredIn(type: ts.Type, name: string, checker: ts.TypeChecker): boolean {
  const property = checker.getPropertyOfType(type, name);
  return property !== undefined && !(property.flags & ts.SymbolFlags.Optional);
}

function typeOf(symbol: ts.Symbol, declared: ts.Declaration, checker: ts.TypeChecker): string {
  const written =
    ts.isPropertySignature(declared) || ts.isMethodSignature(declared) ? declared.type : undefined;
  // `keyof typeof css.tones` and `ButtonProps["tone"]` say nothing to a reader.
  const plain = written && !/keyof typeof|\["/.test(written.getText()) ? written.getText() : undefined;
  const text =
    plain ??
    checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, ts.TypeFormatFlags.NoTruncation);
  return text.replaceAll(/\s+/g, " ").replace(/ \| undefined$/, "");
}

/** `function Drawer({ hideTitle = false })`, or `const { hideTitle = false } = props` in its body. */
function defaultInFunction(component: ts.SignatureDeclaration, prop: string): string | undefined {
  const patterns: ts.BindingName[] = component.parameters.map(({ name }) => name);
  if (ts.isFunctionDeclaration(component))
    for (const statement of component.body?.statements ?? [])
      if (ts.isVariableStatement(statement))
        patterns.push(...statement.declarationList.declarations.map(({ name }) => name));
  const element = patterns
    .filter(ts.isObjectBindingPattern)
    .flatMap(({ elements }) => [...elements])
    .find((each) => (each.propertyName ?? each.name).getText() === prop);
  const text = element?.initializer?.getText();
  return text !== undefined && text.length <= 40 && text !== "undefined" ? text : undefined;
}

/** `defaultVariants` of the recipe that the prop comes from. */
function defaultInRecipe(declared: ts.Declaration, prop: string): string | undefined {
  const pattern = declared.parent.parent?.parent;
  if (!pattern || !ts.isObjectLiteralExpression(pattern)) return undefined;
  const defaults = pattern.properties.find((each) => each.name?.getText() === "defaultVariants");
  if (!defaults || !ts.isPropertyAssignment(defaults) || !ts.isObjectLiteralExpression(defaults.initializer))
    return undefined;
  const own = defaults.initializer.properties.find((each) => each.name?.getText() === prop);
  return own && ts.isPropertyAssignment(own) ? own.initializer.getText() : undefined;
}
