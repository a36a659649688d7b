import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import { defineConfig, globalIgnores } from "eslint/config";
import tseslint from "typescript-eslint";

const SOURCE = ["app/**", "components/**", "lib/**", "middleware.ts", "instrumentation.ts"];
const TESTS = ["**/*.test.ts", "**/*.test.tsx", "e2e/**"];

export default defineConfig(
  globalIgnores([
    ".next/",
    ".data/",
    "lib/generated/",
    "lib/language/learned.ts",
    "next-env.d.ts",
    "test-results/",
    "playwright-report/",
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  jsxA11y.flatConfigs.strict,
  // The React compiler analyzes every function, so run it only on files that may hold components or hooks.
  { files: ["**/*.tsx", "components/**"], extends: [reactHooks.configs.flat["recommended-latest"]] },
  {
    // One program for all files: `projectService` is made for editors and takes a tenth longer.
    languageOptions: { parserOptions: { project: "tsconfig.json", tsconfigRootDir: import.meta.dirname } },
    // Change a rule here, where everyone sees it, never in a comment next to the code.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: "error" },
    rules: {
      // TypeScript checks this, in .mjs files too.
      "no-undef": "off",
      // A longer file probably holds two ideas.
      "max-lines": ["error", { max: 400, skipComments: true }],
      "no-console": "error",
      eqeqeq: "error",
      "object-shorthand": "error",
      "no-useless-rename": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/no-import-type-side-effects": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Below: right in principle, mere noise in practice.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": "off",
      "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        {
          argsIgnorePattern: "^_",
          varsIgnorePattern: "^_",
          destructuredArrayIgnorePattern: "^_",
          ignoreRestSiblings: true,
        },
      ],
      "@typescript-eslint/prefer-promise-reject-errors": "off",
      "@typescript-eslint/unified-signatures": "off",
    },
  },
  {
    files: SOURCE,
    rules: {
      "no-restricted-properties": [
        "error",
        { object: "process", property: "env", message: "Only lib/kernel/env.ts reads the environment." },
      ],
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "ImportDeclaration[source.value='node:process'], ImportDeclaration[source.value='process']",
          message: "lib/kernel/env.ts alone reads the environment.",
        },
        { selector: "ExportAllDeclaration", message: "No barrels: import from the file that defines it." },
      ],
    },
  },
  {
    // One short text must not stop the server: no pattern may take more than linear time.
    files: SOURCE,
    ignores: TESTS,
    plugins: { regexp },
    rules: {
      "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
      "regexp/no-super-linear-move": ["error", { report: "potential" }],
    },
  },
  {
    files: ["components/**"],
    ignores: TESTS,
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: "^@/lib/.+/view$",
              allowTypeImports: true,
              message: "The browser needs only a view's types, not the code that builds it.",
            },
          ],
        },
      ],
    },
  },
  // Next replaces NEXT_RUNTIME when it compiles instrumentation.ts, so it has to be read there.
  {
    files: ["lib/kernel/env.ts", "instrumentation.ts", ...TESTS],
    rules: { "no-restricted-properties": "off" },
  },
  {
    // Command-line programs; and browser code, which has no other log, for errors and for the reset link where no
    // email is sent.
    files: [
      "app/global-error.tsx",
      "components/screens/auth/forgot-password.tsx",
      "components/shell/error-screen.tsx",
      "sandbox/**",
      "bench/**",
      "e2e/**",
      "prisma/**",
      "lib/operator/cli.ts",
    ],
    rules: { "no-console": "off" },
  },
  {
    files: TESTS,
    rules: {
      // Test values come from JSON and from test doubles: the assertion is the check.
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/require-await": "off",
      // Playwright reads the names of fixtures from an object pattern, and calls its callback `use`.
      "no-empty-pattern": "off",
      "react-hooks/rules-of-hooks": "off",
      "@typescript-eslint/no-empty-function": "off",
    },
  },
  {
    // These rules cannot see a cast in a JSDoc comment; TypeScript can, and checks the same.
    files: ["**/*.mjs"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  // Configuration of tools whose plugins come without types.
  { files: ["*.config.js"], extends: [tseslint.configs.disableTypeChecked] },
);
