import { defineConfig } from "oxlint";

const SOURCE = ["app/**", "components/**", "lib/**", "middleware.ts", "instrumentation.ts"];
const TESTS = ["**/*.test.ts", "**/*.test.tsx", "e2e/**"];

const TOO_NEW =
  "groupBy union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom withResolvers fromAsync checkVisibility Response.json URL.parse RegExp.escape Promise.try AbortSignal.any".split(
    " ",
  );

/* Change a rule here, where everyone sees it, never in a comment next to the code. */
export default defineConfig({
  plugins: ["typescript", "jsx-a11y", "import"],
  categories: { correctness: "error" },
  // One pass over the types: the rules that need them, and the compiler's own errors.
  options: { typeAware: true, typeCheck: true },
  ignorePatterns: [
    ".next/",
    ".data/",
    "lib/generated/",
    "public/service-worker.js",
    "next-env.d.ts",
    "test-results/",
    "playwright-report/",
  ],
  rules: {
    ...errors(
      "",
      `getter-return no-array-constructor no-case-declarations no-console no-empty no-fallthrough no-new-native-nonconstructor
       no-prototype-builtins no-redeclare no-regex-spaces no-unassigned-vars no-unexpected-multiline no-unreachable no-useless-assignment
       no-useless-constructor no-useless-rename no-var object-shorthand prefer-const prefer-rest-params prefer-spread preserve-caught-error`,
    ),
    ...errors(
      "typescript",
      `await-thenable no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any no-extraneous-class no-floating-promises
       no-import-type-side-effects no-invalid-void-type no-misused-spread no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing
       no-non-null-assertion no-require-imports no-unnecessary-boolean-literal-compare no-unnecessary-condition
       no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
       no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call
       no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return only-throw-error prefer-literal-enum-member
       prefer-reduce-type-parameter prefer-return-this-type related-getter-setter-pairs require-await unbound-method
       use-unknown-in-catch-callback-variable`,
    ),
    ...errors(
      "jsx-a11y",
      "interactive-supports-focus no-noninteractive-element-interactions no-static-element-interactions",
    ),
    // Right in principle, mere noise in practice.
    "jsx-a11y/prefer-tag-over-role": "off",
    "typescript/require-array-sort-compare": "off",
    eqeqeq: "error",
    // A longer file probably holds two ideas.
    "max-lines": ["error", { max: 400, skipComments: true }],
    "no-unused-vars": [
      "error",
      {
        argsIgnorePattern: "^_",
        varsIgnorePattern: "^_",
        destructuredArrayIgnorePattern: "^_",
        ignoreRestSiblings: true,
      },
    ],
    "typescript/ban-ts-comment": ["error", { minimumDescriptionLength: 10 }],
    "typescript/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
    "typescript/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
    "typescript/restrict-plus-operands": [
      "error",
      {
        allowAny: false,
        allowBoolean: false,
        allowNullish: false,
        allowNumberAndString: false,
        allowRegExp: false,
      },
    ],
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/return-await": ["error", "error-handling-correctness-only"],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    {
      files: ["**/*.tsx", "components/**"],
      plugins: ["react"],
      rules: {
        // What the React compiler needs.
        ...errors(
          "react",
          `rules-of-hooks exhaustive-deps static-components use-memo void-use-memo preserve-manual-memoization incompatible-library
           immutability globals refs set-state-in-effect error-boundaries set-state-in-render unsupported-syntax`,
        ),
        // "Today" is that of the moment at which it is drawn.
        "react/purity": "off",
      },
    },
    {
      files: SOURCE,
      rules: {
        "no-restricted-properties": [
          "error",
          { object: "process", property: "env", message: "Only lib/kernel/env.ts reads the environment." },
        ],
        "no-restricted-imports": [
          "error",
          {
            paths: ["node:process", "process"].map((name) => ({
              name,
              message: "lib/kernel/env.ts alone reads the environment.",
            })),
          },
        ],
      },
    },
    {
      // What runs in browsers runs in the oldest that Next supports (Safari 16.4, Chrome and Firefox 111).
      files: ["components/**", "lib/browser/**", "lib/shared/**", "lib/*/shared/**"],
      excludeFiles: TESTS,
      rules: {
        "no-restricted-properties": [
          "error",
          { object: "process", property: "env", message: "Only lib/kernel/env.ts reads the environment." },
          ...TOO_NEW.map((name) => {
            const [property = name, object] = name.split(".").toReversed();
            return { property, ...(object && { object }), message: "Safari 16.4 does not have it." };
          }),
        ],
      },
    },
    {
      // One short text must not stop the server: no pattern may take more than linear time.
      files: SOURCE,
      excludeFiles: TESTS,
      jsPlugins: ["eslint-plugin-regexp"],
      rules: {
        "regexp/no-super-linear-backtracking": ["error", { report: "potential" }],
        "regexp/no-super-linear-move": ["error", { report: "potential" }],
      },
    },
    {
      files: ["components/**"],
      excludeFiles: TESTS,
      rules: {
        "no-restricted-imports": [
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
        "components/shell/ended/failed-page.tsx",
        "sandbox/**",
        "bench/**",
        "evaluation/**",
        "e2e/**",
        "prisma/**",
        "lib/operator/cli.ts",
      ],
      rules: { "no-console": "off" },
    },
    {
      files: TESTS,
      plugins: ["react"],
      rules: {
        // Test values come from JSON and from test doubles: the assertion is the check.
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-non-null-assertion": "off",
        "typescript/unbound-method": "off",
        "typescript/require-await": "off",
        // Playwright reads the names of fixtures from an object pattern, and calls its callback `use`.
        "no-empty-pattern": "off",
        "react/rules-of-hooks": "off",
      },
    },
    {
      // These rules cannot see a cast in a JSDoc comment; TypeScript can, and checks the same.
      files: ["**/*.mjs"],
      rules: {
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
      },
    },
  ],
});

function errors(plugin: string, rules: string): Record<string, "error"> {
  const names = rules.split(/\s+/).map((rule) => (plugin === "" ? rule : `${plugin}/${rule}`));
  return Object.fromEntries(names.map((name) => [name, "error"]));
}
